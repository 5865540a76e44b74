import type { Metadata } from 'next';
import { IntentLink, Page, buttonClass } from '@/components';
import { AddressCase } from './AddressCase';

export const metadata: Metadata = { title: 'Out of bounds' };

/** The 404 page, with links to other pages. */
export default function NotFound() {
  return (
    <Page width="narrow" className="py-16 text-center">
      <AddressCase />
      <p className="display text-7xl text-accent">404</p>
      <h1 className="mt-4 text-3xl">Out of bounds</h1>
      <p className="mx-auto mt-3 max-w-md text-ink-muted">
        There’s no page at this address. If you followed an invitation, part of the link may be missing: it ends in
        /join/ and six characters.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-2">
        <IntentLink href="/" className={buttonClass('primary')}>
          Go home
        </IntentLink>
        <IntentLink href="/leagues/join/public" className={buttonClass('secondary')}>
          Public leagues
        </IntentLink>
        <IntentLink href="/about" className={buttonClass('secondary')}>
          How to play
        </IntentLink>
      </div>
    </Page>
  );
}
