import { Card, IntentLink, Page, PageHeader, buttonClass } from '@/components';
import { env } from '@/config/env';
import { product } from '@/config/product';

const WORK = [
  {
    title: 'People who test',
    text: 'The game is closed for internal testing. If you play in a league, you are the team: tell us what confused you, what broke, and what you missed on a Saturday.',
  },
  {
    title: 'People who know football',
    text: 'Points come from the box scores of sixteen schools. Somebody has to notice that a fumble was a lateral. If that is you, write down which game and which line.',
  },
  {
    title: 'People who make things',
    text: 'Designers who like scoreboards, engineers who like rules that cannot be cheated, writers who like short sentences. We keep every letter and answer when a place opens.',
  },
] as const;

/** The page /careers: what there is to do, and honestly that no position is open. */
export function CareersPage() {
  return (
    <Page width="narrow">
      <PageHeader title="Careers" lead={`Working on ${product.name}.`} />
      <p className="mb-6 text-lg">
        No paid position is open at the moment. When one is, it stands here first, with what it pays.
      </p>
      <div className="grid gap-4">
        {WORK.map(({ title, text }) => (
          <Card key={title} title={title}>
            <p>{text}</p>
          </Card>
        ))}
      </div>
      <p className="mt-6 flex flex-wrap gap-2">
        <a href={`mailto:${env.supportEmail}?subject=Working%20with%20you`} className={buttonClass('primary')}>
          Write to us
        </a>
        <IntentLink href="/about" className={buttonClass('secondary')}>
          How the game is played
        </IntentLink>
      </p>
    </Page>
  );
}
