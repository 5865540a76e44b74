import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card, IntentLink, Page, PageHeader, buttonClass } from '@/components';
import { DEFAULT_CLOCK_SECONDS } from '@/domain/league/league';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { DEFAULT_BENCH, DEFAULT_SLOTS, formatFlexUnits, rosterSize, starterCount } from '@/domain/lineup/slots';
import { SPREAD_SEASON } from '@/domain/football/unitScoring';
import { ALL_SQUADS, UNITS, UNIT_NAMES, type Unit } from '@/domain/football/squads';
import { SoloGames } from './SoloGames';
import { scoringRows } from './scoringTable';

const SECTIONS = [
  { id: 'game', title: 'The game' },
  { id: 'draft', title: 'The draft' },
  { id: 'week', title: 'Game week' },
  { id: 'portal', title: 'Transfer Portal' },
  { id: 'trades', title: 'Trades' },
  { id: 'commissioner', title: 'The commissioner' },
  { id: 'scoring', title: 'Scoring' },
  { id: 'projections', title: 'Projections' },
  { id: 'table', title: 'Standings and playoffs' },
  { id: 'alone', title: 'Solo Games' },
  { id: 'questions', title: 'FAQ' },
] as const;

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-3">
      <h2 id={`${id}-title`} className="display text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The links to the sections. */
function Sections({ className }: { className: string }) {
  return (
    <ul className={clsx('grid justify-items-start', className)}>
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
            <th scope="col">Points</th>
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

/** Help: how to play, the scoring, and frequently asked questions. */
export function AboutPage() {
  const starters = starterCount(DEFAULT_SLOTS);
  const roster = rosterSize(DEFAULT_SLOTS, DEFAULT_BENCH);
  return (
    <Page>
      <PageHeader title="How to play" lead="The rules, the scoring and the vocabulary." />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-12">
        <nav aria-label="On this page" className="lg:sticky lg:top-20">
          <details className="group rounded-card border border-line bg-surface shadow-card lg:hidden">
            <summary className="flex min-h-12 items-center justify-between px-4 font-semibold">
              On this page
              <ChevronDown aria-hidden className="size-5 text-ink-muted group-open:rotate-180" />
            </summary>
            <Sections className="grid-cols-2 border-t border-line px-1 py-2" />
          </details>
          <Sections className="-mx-3 max-lg:hidden" />
        </nav>
        <div className="grid max-w-3xl gap-10">
          <Section id="game" title="The game">
            <p>
              A <strong>squad</strong> is one unit of one school: Alabama’s quarterbacks, Kentucky’s kickers. There are{' '}
              {SCHOOL_CODES.length} schools with {UNITS.length} squads each, {ALL_SQUADS.length} in all. In your league,
              each squad has one owner. A squad scores what its unit does in that week’s game. A school on a bye scores
              nothing.
            </p>
            <p>
              A league needs 2 to 16 managers. Open spots can be filled by <strong>house teams</strong>, which draft and
              play on their own. A standard roster has {roster} squads: {starters} who start and {DEFAULT_BENCH} on the
              bench.
            </p>
          </Section>
          <Section id="draft" title="The draft">
            <p>
              Managers pick in turn. In a <strong>snake</strong> draft the order reverses every round. You have{' '}
              {DEFAULT_CLOCK_SECONDS} seconds per pick unless your league changes it. Keep a <strong>queue</strong>: if
              time runs out, we draft the first available squad in it that fits your roster, then the best available in
              the rankings.
            </p>
            <p>
              Miss two picks in a row and you’re on <strong>autodraft</strong> until you press “I’m back”. Late in the
              draft some units may be capped, because your remaining picks must fill your starting lineup or the squads
              left are reserved for managers who have none.
            </p>
          </Section>
          <Section id="week" title="Game week">
            <p>
              Set your <strong>lineup</strong> on the Roster page: one squad per slot, and any {formatFlexUnits('or')}{' '}
              unit at <strong>FLEX</strong>. Each squad locks when its school kicks off and stays locked for the week.
              Your last lineup carries over, and you can set later weeks ahead. In <strong>best ball</strong> there’s
              nothing to set: each week, your best lineup counts. With substitutes, your bench covers for byes.
            </p>
            <p>Points appear on the Matchups page as stats come in, with the stat line behind every number.</p>
          </Section>
          <Section id="portal" title="Transfer Portal">
            <p>
              After the draft, every squad without an owner is a <strong>free squad</strong>. The Transfer Portal opens
              Monday at 9 AM Eastern and closes at the week’s first kickoff. In leagues with <strong>waivers</strong>,
              claim squads in secret before it opens. They’re awarded in waiver order, and each winner moves to the end
              of it. After that, adds are first come, first served.
            </p>
            <p>
              A squad you add starts on your bench, or in an open slot if you’ve never set a lineup. Every move shows up
              in your league’s Activity.
            </p>
          </Section>
          <Section id="trades" title="Trades">
            <p>
              Offer another manager one to three of your squads for one to three of theirs. They have three days to
              accept, decline or counter, and only the two of you see it. If a roster would overflow, its manager picks
              what to drop. Put squads you’d trade on the trade block, and everyone sees them.
            </p>
            <p>
              Your league may review accepted trades for 24 hours. The commissioner can veto one in that time, but never
              their own, and has to tell everyone why. Then both rosters change at once, before the week’s first
              kickoff. After your league’s trade deadline, if it has one, no trade can be offered or accepted.
            </p>
          </Section>
          <Section id="commissioner" title="The commissioner">
            <p>
              The commissioner can edit another manager’s roster until the week’s first kickoff, but never their own.
              Everyone sees what changed and why in the league’s Activity. Points of earlier weeks stay as they are.
            </p>
            <p>
              They can make one other manager co-commissioner, under Managers on the league’s page, and take it back at
              any time. A co-commissioner can do all that the commissioner can, except hand over or delete the league,
              open its next season, remove the commissioner or choose a co-commissioner.
            </p>
          </Section>
          <Section id="scoring" title="Scoring">
            <p>
              Points are exact to the hundredth. Leagues choose a half point, a full point or nothing per reception, and
              with custom scoring, any other value but those of points allowed. These are the defaults.
            </p>
            <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
              {UNITS.map((unit) => (
                <ScoringTable key={unit} unit={unit} />
              ))}
            </div>
          </Section>
          <Section id="projections" title="Projections">
            <p>
              A squad’s projection is based on earlier weeks only: what its unit usually scores, its own games, the
              opponent and home or away. Small samples count less. Press a squad to see its parts, and the range in
              which four of five results fall.
            </p>
            <p>
              A team’s projected total is what its starters have scored and what’s projected for the rest of their
              games. The win probability is how often a lead like this holds up, based on {SPREAD_SEASON} scoring.
              Playoff odds come from 10,000 simulations of the rest of the season.
            </p>
            <p>
              The draft ranks squads by how many more points they’re projected to score than the best one left at their
              unit once every lineup is filled, byes included. Its projections are for a whole season: the latest one
              with results.
            </p>
          </Section>
          <Section id="table" title="Standings and playoffs">
            <p>
              Teams are ranked by winning percentage. Tiebreakers: points for, then head-to-head, then fewest points
              against. The season’s last weeks are the playoffs: the top four, or six or eight in some leagues, play for
              the title, and everyone else for the places after them. The higher seed wins a tie. With two-week rounds,
              the points of both weeks count. With the median game, each week is also a game against the median of all
              scores. With divisions, you play your own most, and division winners get the top seeds.
            </p>
          </Section>
          <Section id="alone" title="Solo Games">
            <p>
              The <strong>mock draft</strong> is a full draft against house teams in your browser, with the same rules
              and draft room as a league’s. No account needed.
            </p>
            <p>
              In <strong>Saturday Six</strong> you pick six squads a week, each a different unit from a different
              school. In <strong>Pick’em</strong> you pick every game and rank your picks; in <strong>Survivor</strong>{' '}
              one winner a week, each school once, until you’ve lost twice.
            </p>
            <div className="flex flex-wrap gap-2">
              <IntentLink href="/practice" className={buttonClass('secondary')}>
                Mock draft
              </IntentLink>
              <SoloGames />
            </div>
          </Section>
          <Section id="questions" title="FAQ">
            <div className="grid gap-2">
              {QUESTIONS.map(([question, answer]) => (
                <details key={question} className="group rounded-card border border-line bg-surface px-4 sm:px-5">
                  <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
                    {question}
                    <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
                  </summary>
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
    'Freshmen break out and starters sit, but the unit still plays. You follow schools, not injury reports.',
  ],
  ['What if I’m late to my draft?', 'We draft from your queue until you get there. You can join at any point.'],
  ['Do we need a full league?', 'No. House teams fill the open spots when the draft starts.'],
  [
    'Can we keep squads from season to season?',
    'Yes, in a league with keepers. Managers keep as many squads from last season’s roster as the league allows, no two of the same unit. Keepers are their first picks in the next draft.',
  ],
  [
    'Can I leave a league?',
    'Yes, on the league’s page, before the draft or after it. If you leave after the draft, your team keeps its roster and record and plays as a house team until someone takes it over. A commissioner hands the league over first, or deletes it before the draft.',
  ],
  [
    'What happens to my league when I delete my account?',
    'If the league has drafted, your roster and results stay under “Former manager”, and if you were commissioner your co-commissioner or another manager takes over. If it hasn’t, you leave the league. Your account page shows what happens to each league before you decide.',
  ],
  [
    'I signed in with Google, and now my password is wrong. Why?',
    'Your password was set before your email was verified. When Google verified it, the old password was removed for your security. Use “Forgot Password?” to set a new one, and both will work.',
  ],
  [
    'Where do I find the answer to my feedback?',
    'At the top of your messages, and counted in the unread badge. All your feedback is on your profile.',
  ],
  [
    'What if a number looks wrong?',
    'Tap it to see the stat line and the math behind it. When a stat is corrected, the points change too.',
  ],
];
