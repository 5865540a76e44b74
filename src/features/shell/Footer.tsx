'use client';

import { clsx } from 'clsx';
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

const link =
  'inline-flex min-h-(--target) items-center gap-2 underline underline-offset-4 max-sm:text-[0.8125rem] sm:min-w-(--target)';
/** The lists of links: next to each other on a phone, below each other where there is room. */
const list = 'flex flex-wrap gap-x-2.5 sm:block';
const heading = 'font-semibold max-sm:sr-only';

const never = () => () => undefined;
const thisYear = () => new Date().getFullYear();

/** The footer of every page (docs/requirements.md R2.13): links, the feedback button, and the testing notice (R1.3). */
export function Footer({ onFeedback }: { onFeedback: () => void }) {
  // The pages were rendered at build time, which may have been last year.
  const year = useSyncExternalStore(never, thisYear, () => env.builtIn);
  return (
    <footer className="no-print mt-auto border-t border-line bg-surface full:hidden">
      <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center gap-x-2 px-4 pt-2 sm:grid sm:grid-cols-2 sm:items-start sm:gap-8 sm:px-6 sm:py-8 lg:grid-cols-[1.6fr_1fr_1.6fr_1.2fr]">
        <div className="max-sm:contents">
          <p className="text-lg font-bold max-sm:sr-only">{product.name}</p>
          <p className="text-ink-muted max-sm:order-5 max-sm:w-full max-sm:text-xs sm:mt-1 sm:mb-4 sm:max-w-xs sm:text-sm">
            This app is under development. It is closed for internal testing.
          </p>
          <div className="max-sm:order-4 max-sm:ml-auto">
            <ThemeChoice />
          </div>
        </div>
        <nav aria-label="Info" className="max-sm:order-2 max-sm:w-full">
          <p className={heading}>Info</p>
          <ul className={list}>
            {INFO.map(({ href, label }) => (
              <li key={href}>
                <IntentLink href={href} className={link}>
                  {label}
                </IntentLink>
              </li>
            ))}
          </ul>
        </nav>
        <section
          aria-label="Need Help?"
          className="max-sm:order-1 max-sm:flex max-sm:w-full max-sm:items-center max-sm:justify-between max-sm:gap-3 sm:self-start sm:rounded-card sm:border sm:border-line sm:bg-raised sm:p-4"
        >
          <div className="min-w-0">
            <p className="-mb-2 font-semibold max-sm:text-sm sm:mb-0">Need Help?</p>
            <a href={`mailto:${env.supportEmail}`} className={clsx(link, 'break-all')}>
              <Mail aria-hidden className="size-4 shrink-0 max-sm:hidden" />
              {env.supportEmail}
            </a>
          </div>
          <Button onClick={onFeedback} className="shrink-0 max-sm:text-sm sm:mt-1 sm:w-full">
            Send a message
          </Button>
        </section>
        <nav aria-label="Elsewhere" className="max-sm:order-3">
          <p className={heading}>Follow us</p>
          <ul className={list}>
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
      <p className="px-4 pb-2 text-xs text-ink-muted sm:border-t sm:border-line sm:py-4 sm:text-center sm:text-sm">
        © {year} {product.name}. Not affiliated with any school or conference.
      </p>
    </footer>
  );
}
