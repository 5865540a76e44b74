import { signInWithEmailAndPassword } from 'firebase/auth';
import { setLogLevel } from 'firebase/firestore';
import { auth } from '@/data/firebaseAuth';
import * as books from '@/data/books';
import * as claims from '@/data/claims';
import * as corrections from '@/data/corrections';
import * as deleteAccount from '@/data/deleteAccount';
import * as deskCommands from '@/data/desk/commands';
import * as deskFeedback from '@/data/desk/feedback';
import * as deskLeagues from '@/data/desk/leagues';
import * as deskLiveEntry from '@/data/desk/liveEntry';
import * as deskPeople from '@/data/desk/people';
import * as deskReading from '@/data/desk/reading';
import * as diagnostics from '@/data/diagnostics';
import * as drafts from '@/data/drafts';
import * as draftBoards from '@/data/draftBoards';
import * as draftCommands from '@/data/draftCommands';
import * as draftPresence from '@/data/draftPresence';
import * as draftQueues from '@/data/draftQueues';
import * as feedback from '@/data/feedback';
import * as joinCodes from '@/data/joinCodes';
import * as joining from '@/data/joining';
import * as leagues from '@/data/leagues';
import * as leagueUsers from '@/data/leagueUsers';
import * as ledgers from '@/data/ledgers';
import * as membership from '@/data/membership';
import * as messages from '@/data/messages';
import * as nextSeason from '@/data/nextSeason';
import * as myData from '@/data/myData';
import * as pastSeasons from '@/data/pastSeasons';
import * as pastWeeks from '@/data/pastWeeks';
import * as portal from '@/data/portal';
import * as publicProfile from '@/data/publicProfile';
import * as practiceSeason from '@/data/practiceSeason';
import * as presentSeason from '@/data/presentSeason';
import * as rosterCodes from '@/data/rosterCodes';
import * as settlement from '@/data/settlement';
import * as soloEntries from '@/data/soloEntries';
import * as soloResults from '@/data/soloResults';
import * as squadScores from '@/data/squadScores';
import * as tradeCommands from '@/data/tradeCommands';
import * as tradeExecution from '@/data/tradeExecution';
import * as trades from '@/data/trades';
import * as transactions from '@/data/transactions';
import * as usernames from '@/data/usernames';
import * as users from '@/data/users';
import * as weeklyRosters from '@/data/weeklyRosters';
import * as weeklySquads from '@/data/weeklySquads';
import * as weeks from '@/data/weeks';
import type { ClientAnswer, ClientRequest } from './client';
import * as storedLeague from './storedLeague';

// One signed-in client in its own process, like a browser. It runs the functions of src/data that its parent requests.

const modules: Record<string, Record<string, unknown>> = {
  books,
  claims,
  corrections,
  deleteAccount,
  deskCommands,
  deskFeedback,
  deskLeagues,
  deskLiveEntry,
  deskPeople,
  deskReading,
  diagnostics,
  draftBoards,
  draftCommands,
  draftPresence,
  drafts,
  draftQueues,
  feedback,
  joinCodes,
  joining,
  leagues,
  leagueUsers,
  ledgers,
  membership,
  messages,
  nextSeason,
  myData,
  pastSeasons,
  pastWeeks,
  portal,
  publicProfile,
  practiceSeason,
  presentSeason,
  rosterCodes,
  settlement,
  soloEntries,
  soloResults,
  squadScores,
  storedLeague,
  tradeCommands,
  tradeExecution,
  trades,
  transactions,
  usernames,
  users,
  weeklyRosters,
  weeklySquads,
  weeks,
};
type AnyFunction = (...args: unknown[]) => unknown;

function find(name: string): AnyFunction {
  const [module = '', member = ''] = name.split('.');
  const found = modules[module]?.[member];
  if (typeof found !== 'function') throw new Error(`src/data has no ${name}`);
  return found as AnyFunction;
}

/** Arguments can't contain functions: 'function:random' and 'function:now' represent them. */
const FUNCTIONS: Record<string, AnyFunction> = {
  'function:random': Math.random,
  'function:now': Date.now,
};
const thaw = (args: readonly unknown[]): unknown[] =>
  args.map((arg) => (typeof arg === 'string' && Object.hasOwn(FUNCTIONS, arg) ? FUNCTIONS[arg] : arg));

const watched = new Map<string, { latest: unknown; times: number }>();

async function answer(request: ClientRequest): Promise<unknown> {
  switch (request.kind) {
    case 'signIn':
      return (await signInWithEmailAndPassword(auth(), request.email, request.password)).user.uid;
    case 'call':
      return await find(request.name)(...thaw(request.args));
    case 'watch': {
      const seen = { latest: null as unknown, times: 0 };
      watched.set(request.name, seen);
      find(request.name)(...thaw(request.args), (next: unknown) => {
        seen.latest = next;
        seen.times += 1;
      });
      return null;
    }
    case 'seen':
      return watched.get(request.name) ?? null;
  }
}

setLogLevel('silent');
process.on('message', (request: ClientRequest & { id: number }) => {
  const reply = (rest: Omit<ClientAnswer, 'id'>): void => void process.send?.({ id: request.id, ...rest });
  answer(request).then(
    (value) => reply({ value }),
    (error: unknown) => reply({ error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ id: 0, value: 'ready' });
