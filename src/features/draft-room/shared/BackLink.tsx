import { ChevronLeft } from 'lucide-react';
import { IntentLink } from '@/components';

/** The way out of a room that takes the whole screen of a phone. It's easier to hit than its line is high. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <IntentLink
      href={href}
      className="relative -ml-1.5 flex min-w-0 items-center font-semibold after:absolute after:-inset-x-1 after:-top-2 after:h-12 md:hidden"
    >
      <ChevronLeft aria-hidden className="size-4 shrink-0" />
      <span dir="auto" className="truncate">
        {children}
      </span>
    </IntentLink>
  );
}
