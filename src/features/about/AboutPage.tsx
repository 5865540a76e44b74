import type { ReactNode } from 'react';
import { Card, IntentLink, Page, PageHeader, buttonClass } from '@/components';
import { DEFAULT_CLOCK_SECONDS } from '@/domain/league';
import { SCHOOL_CODES } from '@/domain/schools';
import { DEFAULT_BENCH, DEFAULT_SLOTS, rosterSize, starterCount } from '@/domain/slots';
import { ALL_SQUADS, UNITS, UNIT_NAMES, type Unit } from '@/domain/squads';
import { SoloGames } from './SoloGames';
import { scoringRows } from './scoringTable';

const SECTIONS = [
  { id: 'game', title: 'The game' },
  { id: 'draft', title: 'The draft' },
  { id: 'week', title: 'A week' },
  { id: 'scoring', title: 'Scoring' },
  { id: 'table', title: 'Standings and playoffs' },
  { id: 'alone', title: 'On your own' },
  { id: 'questions', title: 'Questions' },
] as const;

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-3">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function ScoringTable({ unit }: { unit: Unit }) {
  return (
    <Card title={UNIT_NAMES[unit]} level={3} flush>
      <table className="w-full text-left">
        <caption className="sr-only">Scoring of {UNIT_NAMES[unit].toLowerCase()}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">What counts</th>
            <th scope="col">Points each</th>
          </tr>
        </thead>
        <tbody>
          {scoringRows(unit).map(({ what, points }) => (
            <tr key={what} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-4 py-2 font-normal sm:px-5">
                {what}
              </th>
              <td className="px-4 py-2 text-right font-semibold sm:px-5">{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

/** Help: how it is played, what counts, and what people ask. */
export function AboutPage() {
  const starters = starterCount(DEFAULT_SLOTS);
  const roster = rosterSize(DEFAULT_SLOTS, DEFAULT_BENCH);
  return (
    <Page>
      <PageHeader
        title="How to play"
        lead="Fantasy college football by the unit: the rules, the scoring and the words of the game."
      />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
        <nav aria-label="On this page" className="lg:sticky lg:top-20">
          <ul className="-mx-3 flex flex-wrap gap-x-1 lg:block">
            {SECTIONS.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-(--target) items-center rounded-control px-3 font-semibold text-ink-muted hover:bg-sunken hover:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid max-w-3xl gap-10">
          <Section id="game" title="The game">
            <p>
              A <strong>squad</strong> is one position unit of one school: Alabama’s quarterbacks, Kentucky’s kickers.
              There are {SCHOOL_CODES.length} schools with {UNITS.length} squads each, {ALL_SQUADS.length} in all. In
              your league, nobody else owns the ones you draft. A squad earns what that unit did in its school’s game
              that week. A school with a bye earns nothing.
            </p>
            <p>
              A league has 2 to 16 managers. Empty seats may be filled by <strong>house teams</strong>, which draft and
              play by themselves. A roster usually holds {roster} squads: {starters} who start and {DEFAULT_BENCH} on
              the bench.
            </p>
          </Section>
          <Section id="draft" title="The draft">
            <p>
              Managers pick in turn. In a <strong>snake</strong> draft the order turns round after each round. You have{' '}
              {DEFAULT_CLOCK_SECONDS} seconds a pick unless your league chose otherwise. Keep a <strong>queue</strong>:
              when your clock runs out, the first squad of your queue that is free and fits your roster is taken for
              you, else the best one left in the league’s ranking.
            </p>
            <p>
              Miss two clocks in a row and you are on <strong>autopilot</strong> until you press “I’m back”. Some
              positions may be closed to you near the end, when your last picks must fill your starting lineup or when
              the squads left are needed by managers who have none. The draft room says so beside the squad.
            </p>
          </Section>
          <Section id="week" title="A week">
            <p>
              Set your <strong>lineup</strong> on the Roster page: one squad a slot, and any RB, WR or TE unit at{' '}
              <strong>FLEX</strong>. Each squad locks when its school kicks off and stays locked until the week is over.
              A lineup you do not touch carries over from last week.
            </p>
            <p>
              Points appear on the Matchups page as results are published, with the stat line behind every number. 312
              passing yards at 0.04 are 12.48 points.
            </p>
          </Section>
          <Section id="scoring" title="Scoring">
            <p>
              Points are exact to the hundredth. A league may choose half a point, a full point or nothing for a
              reception.
            </p>
            <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
              {UNITS.map((unit) => (
                <ScoringTable key={unit} unit={unit} />
              ))}
            </div>
          </Section>
          <Section id="table" title="Standings and playoffs">
            <p>
              Wins decide the table. Ties are broken by points for, then by the games between those level, then by fewer
              points against. The top four meet in the last two weeks of the season; the higher seed wins a tie. The
              others play on for their own honor.
            </p>
          </Section>
          <Section id="alone" title="On your own">
            <p>
              The <strong>practice draft</strong> is a whole draft against bots in your browser, by the same rules and
              in the same room as a league’s. It asks for no account.
            </p>
            <p>
              <strong>Saturday Six</strong>, under Solo Games, plays the Saturdays of 2025 once more: each week you
              choose one squad of each unit from six different schools by what was known before it, then see every stat
              line, the best six there were, and whether you beat the house.
            </p>
            <div className="flex flex-wrap gap-2">
              <IntentLink href="/practice" className={buttonClass('secondary')}>
                Practice draft
              </IntentLink>
              <SoloGames />
            </div>
          </Section>
          <Section id="questions" title="Questions">
            <div className="grid gap-2">
              {QUESTIONS.map(([question, answer]) => (
                <details key={question} className="rounded-card border border-line bg-surface px-4 sm:px-5">
                  <summary className="min-h-12 content-center font-semibold">{question}</summary>
                  <p className="pb-4 text-ink-muted">{answer}</p>
                </details>
              ))}
            </div>
            <div className="mt-2">
              <IntentLink href="/leagues/join/public" className={buttonClass('primary')}>
                Find a league
              </IntentLink>
            </div>
          </Section>
        </div>
      </div>
    </Page>
  );
}

const QUESTIONS: readonly [string, string][] = [
  [
    'Why units and not players?',
    'A freshman breaks out, a starter sits: the unit still plays. You follow schools, not injury reports.',
  ],
  [
    'What if I am late to my draft?',
    'Your queue picks for you. Come back at any time, even in the middle: everything is as you left it.',
  ],
  [
    'Can I play with fewer friends than seats?',
    'Yes. House teams take the seats that are empty when the draft starts.',
  ],
  [
    'Can I leave a league?',
    'Until its draft begins, on the league’s page. The commissioner can also remove somebody, make another manager commissioner, or delete the league. Once the draft has begun the rosters stay: the league needs them to the end.',
  ],
  [
    'What becomes of my league when I delete my account?',
    'A league past its draft keeps your roster and results under “Former manager”, and another manager becomes commissioner if you were. Before its draft you simply leave it. Your account page shows it league by league before you decide.',
  ],
  [
    'I signed in with Google, and now my password is wrong. Why?',
    'Google vouches for your email; the password was set before anybody had. So Google opens the account, and the old password does not. “Forgot Password?” sends you a link for a new one, and then both open it.',
  ],
  [
    'Where do I see the answer to my feedback?',
    'Above your messages, counted on their badge until you have read it. Everything you wrote is on your profile.',
  ],
  [
    'A number on the screen looks wrong.',
    'Open it. The stat line behind it is shown with the arithmetic. If a stat was corrected afterwards, the points follow.',
  ],
];
