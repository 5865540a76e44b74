import { Timestamp, type DocumentData } from 'firebase/firestore';
import { describe } from 'vitest';
import { upcomingWeek } from '@/domain/admin/publishedWeek';
import { storedResults } from '@/domain/admin/storedWeeks';
import { scheduleOf } from '@/domain/football/conferenceSchedules';
import { perUnit } from '@/domain/football/squads';
import { STAT_COLUMNS } from '@/domain/football/statLines';
import { parseWeek, type Week } from '@/domain/football/weeks';
import { parseLeague } from '@/domain/league/league';
import { parseWeekResults } from '@/domain/scoring/results';
import { backend } from '../../../tests/support/backend/backend';
import { describeLines, describePairs, type Command } from '../../../tests/support/backend/lines';
import * as documents from '../../../tests/support/documents';
import { storedWeek } from '../../../tests/support/lineups';
import * as desk from './commands';
import { answerFeedback, saveCannedAnswers } from './feedback';
import { endWait, makeCommissioner, removeName } from './leagues';
import { publishGame, saveCells } from './liveEntry';
import { setFlags } from './people';
import { endReplay } from './replayCommands';

const { LEAGUE, WEEK } = documents;
const NEXT = '2025-04';
const HOUR = 3_600_000;
const KICKOFF = Date.now() + 6 * HOUR;
const ROOT = { uid: 'root', admin: true };
const NONE = { admin: false, staff: false };
const HELPER = { ...NONE, staff: true };
const ENTRY = `${WEEK}_ALA`;

type Stage = 'scheduled' | 'waiting' | 'replayed';

const week = (id: string): Week => parseWeek(id, backend.stored(`currentWeek/${id}`));

const stored = (stage: Stage): Record<string, DocumentData> => {
  const at = Timestamp.fromMillis(KICKOFF);
  const current = storedWeek({ ALA: at, LSU: at });
  const kickoffs = { ALA: KICKOFF, LSU: KICKOFF };
  const results = upcomingWeek(2025, 3, scheduleOf(2025), kickoffs);
  const running = { season: 2025, week: 3, minutes: 10, correct: false, gameMs: 60_000, kickoffs, runner: 'x' };
  return {
    ...documents.people('ann', 'bob', 'root'),
    ...documents.RANKING,
    [`users/${documents.emailKeyOf('root')}`]: documents.user('root', { admin: true }),
    ...documents.scheduledLeague(['ann', 'bob']),
    [`currentWeek/${WEEK}`]: current,
    [`currentWeek/${NEXT}`]: storedWeek(
      {},
      { id: NEXT, week: 4, isCurrent: false, startDate: documents.ago(-86_400), endDate: documents.ago(-8 * 86_400) },
    ),
    [`weeklySquads/${WEEK}`]: storedResults(results, Timestamp.fromMillis(0)),
    ['feedback/asked']: {
      ...{ userId: 'ann', userName: 'ann', text: 'Louder!', category: 'idea' },
      ...{ createdAt: Timestamp.now(), hasAdminResponse: false, adminResponseRead: false, page: '/' },
    },
    ...(stage === 'waiting' && {
      [`leagues/${LEAGUE}`]: documents.league(['ann', 'bob'], { draftStatus: 'active' }),
      [`drafts/${LEAGUE}`]: documents.activeDraft(['ann', 'bob'], {
        leagueId: LEAGUE,
        pausedAt: documents.ago(30 * 86_400),
      }),
    }),
    ...(stage === 'replayed' && { 'desk/replay': { ...running, state: 'running', at: Date.now() } }),
  };
};

const line = (unit: keyof typeof STAT_COLUMNS) => Object.fromEntries(STAT_COLUMNS[unit].map((column) => [column, 0]));
const results = () =>
  (['ALA', 'LSU'] as const).map((code, index) => ({
    ...{ row: index + 2, code, opponent: code === 'ALA' ? 'LSU' : 'ALA', pointsFor: 6, pointsAgainst: 6 },
    lines: perUnit(line),
  })) as never;
const league = () => parseLeague(LEAGUE, backend.stored(`leagues/${LEAGUE}`));
const moved = { ALA: KICKOFF + HOUR, LSU: KICKOFF + HOUR };
const entry = { id: 'made', by: 'root', at: 0, undoes: null };

const COMMANDS: Command<Stage>[] = [
  ['results are published', 'root', 'scheduled', () => desk.publishResults(ROOT, WEEK, results(), 0)],
  ['solo leaderboards are updated', 'root', 'scheduled', () => desk.updateLeaderboards(ROOT, WEEK)],
  ['a week is opened', 'root', 'scheduled', () => desk.openWeek(ROOT, NEXT, { seen: WEEK })],
  [
    'kickoffs are changed',
    'root',
    'scheduled',
    () => desk.moveKickoffs(ROOT, WEEK, { seen: week(WEEK).kickoffs, kickoffs: moved }),
  ],
  [
    'a game is moved to another week',
    'root',
    'scheduled',
    () =>
      desk.moveGame(ROOT, {
        schools: ['ALA', 'LSU'],
        from: week(WEEK),
        to: week(NEXT),
        kickoff: KICKOFF + 48 * HOUR,
      }),
  ],
  [
    'an act is undone',
    'root',
    'scheduled',
    () =>
      desk.undoAct(ROOT, {
        ...{ ...entry, kind: 'kickoffs', target: WEEK },
        ...{ before: { kickoffs: moved }, after: { kickoffs: week(WEEK).kickoffs } },
      }),
  ],
  ['flags are given', 'root', 'scheduled', () => setFlags(ROOT, documents.emailKeyOf('bob'), HELPER, { seen: NONE })],
  ['feedback is answered', 'root', 'scheduled', () => answerFeedback(ROOT, 'asked', 'Soon.', { seen: null })],
  [
    'canned answers are saved',
    'root',
    'scheduled',
    () => saveCannedAnswers(ROOT, [{ title: 'Thanks', text: 'Thank you.' }], { seen: [] }),
  ],
  ['a game is typed in', 'root', 'scheduled', () => saveCells(ENTRY, { 'ALA.score': { text: '7', base: '' } }, {})],
  [
    'a typed game is published',
    'root',
    'scheduled',
    () =>
      publishGame(ROOT, ENTRY, {
        game: { schools: ['ALA', 'LSU'], title: 'LSU at Alabama' } as never,
        standing: parseWeekResults(WEEK, backend.stored(`weeklySquads/${WEEK}`)),
        ...{ cells: {}, published: {}, problems: [], results: results() },
        play: { state: 'live', clock: { period: 2, seconds: 60 } } as never,
      }),
  ],
  ['a draft’s wait is ended', 'root', 'waiting', () => endWait(ROOT, league())],
  ['a league gets another commissioner', 'root', 'scheduled', () => makeCommissioner(ROOT, league(), 'bob')],
  ['a league’s name is removed', 'root', 'scheduled', () => removeName(ROOT, league())],
  ['a replay is stopped', 'root', 'replayed', () => endReplay(ROOT)],
];

describeLines(COMMANDS, stored, [
  'kickoffs are changed',
  'an act is undone',
  'a league gets another commissioner',
  'a replay is stopped',
]);

describe('at once', () => describePairs(COMMANDS, stored));
