'use client';

import { Mail } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button, IntentLink } from '@/components';
import { env } from '@/config/env';
import { product } from '@/config/product';
import { ThemeChoice } from './ThemeChoice';

const INFO = [
  { href: '/about', label: 'About Us' },
  { href: '/careers', label: 'Careers' },
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Service' },
] as const;

const NETWORKS = [
  { href: env.social.instagram, label: 'Instagram' },
  { href: env.social.youtube, label: 'YouTube' },
  { href: env.social.x, label: 'X' },
] as const;

const link = 'inline-flex min-h-(--target) min-w-(--target) items-center gap-2 underline underline-offset-4';

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/** The footer of every page (docs/requirements.md R2.13): links, the feedback button, and the testing notice (R1.3). */
export function Footer({ onFeedback }: { onFeedback: () => void }) {
  // The pages were rendered at build time, which may have been last year.
  const year = useSyncExternalStore(never, thisYear, () => env.builtIn);
  return (
    <footer className="no-print mt-auto border-t border-line bg-surface">
      <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-8 px-4 py-8 sm:grid-cols-2 sm:px-6 lg:grid-cols-[1.6fr_1fr_1.6fr_1.2fr]">
        <div>
          <p className="display text-lg">{product.name}</p>
          <p className="mt-1 mb-4 max-w-xs text-sm text-ink-muted">
            This app is under development. It is closed for internal testing.
          </p>
          <ThemeChoice />
        </div>
        <nav aria-label="Info">
          <p className="font-semibold">Info</p>
          <ul>
            {INFO.map(({ href, label }) => (
              <li key={href}>
                <IntentLink href={href} className={link}>
                  {label}
                </IntentLink>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-label="Need Help?" className="self-start rounded-card border border-line bg-raised p-4">
          <p className="font-semibold">Need Help?</p>
          <a href={`mailto:${env.supportEmail}`} className={`${link} break-all`}>
            <Mail aria-hidden className="size-4 shrink-0" />
            {env.supportEmail}
          </a>
          <Button wide onClick={onFeedback} className="mt-1">
            Send a message
          </Button>
        </section>
        <nav aria-label="Elsewhere">
          <p className="font-semibold">Follow us</p>
          <ul>
            {NETWORKS.map(({ href, label }) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noreferrer" className={link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="border-t border-line px-4 py-4 text-center text-sm text-ink-muted">
        © {year} {product.name}. Not affiliated with any school or conference.
      </p>
    </footer>
  );
}
