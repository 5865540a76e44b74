import { DEFAULT_SCORING, RECEPTION_POINTS } from '@/domain/scoring/scoreSquad';
import { TEMPERAMENTS } from '@/domain/draft/bots';
import { publishedRanking } from '@/domain/draft/ranking';
import { brierScore, calibration, forecasts, MOMENTS } from '../support/calibration';
import { follower, formerRanking, meanFinish, noisyFollower, practiceBot } from '../support/draftSeasons';
import {
  coverage,
  lastGame,
  meanError,
  modelMethod,
  played2025,
  seasonMean,
  simpleShrunk,
  walkedResults,
} from '../support/walkForward';

// How close the projections come to the results of 2025. Each week is projected from the weeks before it, as the app
// does.

let failed = 0;
const say = (what: string, value: string, holds = true): void => {
  if (!holds) failed += 1;
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what.padEnd(66)} ${value}`);
};
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

errors();
ranges();
chances();
drafts();
process.exitCode = failed === 0 ? 0 : 1;

function errors(): void {
  const played = played2025();
  const model = modelMethod();
  say('squad-weeks of weeks 3 to 14 with an earlier game', String(walkedResults(played).length));
  for (const [name, method] of [
    ['last game', lastGame],
    ['season mean', seasonMean],
    ['simple shrunk mean', simpleShrunk],
  ] as const) {
    say(`mean absolute error: ${name}`, meanError(method, played).toFixed(2));
  }
  const own = meanError(model, played);
  say('mean absolute error: the model (6.9 or better)', own.toFixed(2), own <= 6.9);
}

function ranges(): void {
  for (const reception of RECEPTION_POINTS) {
    const scoring = { ...DEFAULT_SCORING, reception };
    const found = coverage(played2025(scoring), scoring);
    const all = found.get('all')!;
    say(
      `results within the 80% range, ${String(reception)} a reception (76 to 84%)`,
      percent(all),
      all >= 0.76 && all <= 0.84,
    );
    if (reception === DEFAULT_SCORING.reception) {
      const units = [...found].filter(([unit]) => unit !== 'all').map(([unit, share]) => `${unit} ${percent(share)}`);
      say('  by unit', units.join(', '));
    }
  }
}

/**
 * Seven bots use the former ranking in one way or another; the eighth picks the first squad of a ranking, from every
 * seat.
 */
function drafts(): void {
  const [former, now] = [formerRanking(), publishedRanking(2025)];
  const fields = {
    'take one of the first four': () => noisyFollower(former),
    'are those of the mock draft': (i: number) => practiceBot(former, TEMPERAMENTS[i % TEMPERAMENTS.length]!),
    'fill their lineup first': () => practiceBot(former, 'builder'),
  };
  for (const [name, others] of Object.entries(fields)) {
    const [before, after] = [former, now].map((ranking) => meanFinish(follower(ranking), others, 10));
    say(
      `mean finish of eight, when the others ${name}`,
      `${before!.toFixed(2)} with the former ranking, ${after!.toFixed(2)} with today's`,
      after! < before! && after! < 4.5,
    );
  }
}

/**
 * Win probabilities of matchups in simulated leagues, before the week, when half of its games are final, and at several
 * hours of a Saturday.
 */
function chances(): void {
  for (const moment of MOMENTS) {
    const all = forecasts(60, moment);
    const score = brierScore(all);
    say(`${String(all.length)} matchups, ${moment}: Brier score (a coin has 0.25)`, score.toFixed(3), score < 0.25);
    for (const { from, count, given, won } of calibration(all)) {
      const range = `  given ${(from * 100).toFixed(0)} to ${(from * 100 + 10).toFixed(0)}%, ${String(count)} times`;
      say(range, `${percent(given)} on average, ${percent(won)} won`, Math.abs(given - won) < 0.08);
    }
  }
}
