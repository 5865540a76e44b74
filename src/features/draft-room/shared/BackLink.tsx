import { ChevronLeft } from 'lucide-react';
import { IntentLink } from '@/components';

/** The way out of a room that takes the whole screen of a phone; `children` names where it leads. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <IntentLink
      href={href}
      aria-label={children}
      title={children}
      className="-ml-3 grid size-11 shrink-0 place-items-center md:hidden"
    >
      <ChevronLeft aria-hidden className="size-5" />
    </IntentLink>
  );
}
