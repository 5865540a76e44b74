import { Mail } from 'lucide-react';
import { IntentLink } from '@/components';
import { env } from '@/config/env';
import { product } from '@/config/product';
import { ThemeChoice } from './ThemeChoice';

const INFO = [
  { href: '/about', label: 'About Us' },
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Service' },
] as const;

/** The end of every page: where to read on, where to ask, and what state the product is in. */
export function Footer() {
  return (
    <footer className="no-print mt-auto border-t border-line bg-surface">
      <div className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-8 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1.5fr_1.5fr]">
        <div>
          <p className="display text-lg">{product.name}</p>
          <p className="mt-1 max-w-xs text-sm text-ink-muted">
            This app is under development. It is closed for internal testing.
          </p>
        </div>
        <nav aria-label="Info">
          <p className="font-semibold">Info</p>
          <ul>
            {INFO.map(({ href, label }) => (
              <li key={href}>
                <IntentLink
                  href={href}
                  className="inline-flex min-h-(--target) items-center underline underline-offset-4"
                >
                  {label}
                </IntentLink>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p className="font-semibold">Need Help?</p>
          <a
            href={`mailto:${env.supportEmail}`}
            className="inline-flex min-h-(--target) items-center gap-2 break-all underline underline-offset-4"
          >
            <Mail aria-hidden className="size-4 shrink-0" />
            {env.supportEmail}
          </a>
        </div>
        <ThemeChoice />
      </div>
      <p className="border-t border-line px-4 py-4 text-center text-sm text-ink-muted">
        © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {product.name}. Not affiliated with any
        school or conference.
      </p>
    </footer>
  );
}
