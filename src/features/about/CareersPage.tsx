import { Card, IntentLink, Page, PageHeader, buttonClass } from '@/components';
import { env } from '@/config/env';
import { product } from '@/config/product';

const WORK = [
  {
    title: 'Testers',
    text: 'The game is in closed testing. If you play in a league, you’re on the team: tell us what confused you, what broke, and what you wanted on a Saturday.',
  },
  {
    title: 'Football experts',
    text: 'Points come from the box scores of sixteen schools. If you notice that a fumble was really a lateral, tell us which game and which line.',
  },
  {
    title: 'Designers, engineers and writers',
    text: 'If you love scoreboards, rules that can’t be cheated or short sentences, tell us. We keep every letter and reply when a job opens.',
  },
] as const;

/** The /careers page: what the work is about, and that there are no open positions. */
export function CareersPage() {
  return (
    <Page width="narrow">
      <PageHeader title="Careers" lead={`Working on ${product.name}.`} />
      <p className="mb-6 text-lg">
        We have no open positions right now. New ones are posted here first, with the salary.
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
          Send feedback
        </a>
        <IntentLink href="/about" className={buttonClass('secondary')}>
          How to play
        </IntentLink>
      </p>
    </Page>
  );
}
