import { signInWithEmailAndPassword } from 'firebase/auth';
import { setLogLevel } from 'firebase/firestore';
import { auth } from '@/data/backend/firebaseAuth';
import * as books from '@/data/moves/verifyRosters';
import * as claims from '@/data/moves/claims';
import * as corrections from '@/data/moves/corrections';
import * as deleteAccount from '@/data/account/deleteAccount';
import * as deskCommands from '@/data/admin/commands';
import * as deskFeedback from '@/data/admin/feedback';
import * as deskLeagues from '@/data/admin/leagues';
import * as deskLiveEntry from '@/data/admin/liveEntry';
import * as deskPeople from '@/data/admin/people';
import * as deskReading from '@/data/admin/readers';
import * as diagnostics from '@/data/backend/diagnostics';
import * as drafts from '@/data/draft/drafts';
import * as draftBoards from '@/data/draft/draftBoards';
import * as draftCommands from '@/data/draft/draftCommands';
import * as draftPresence from '@/data/draft/draftPresence';
import * as draftQueues from '@/data/draft/draftQueues';
import * as feedback from '@/data/messages/feedback';
import * as joinCodes from '@/data/league/joinCodes';
import * as joining from '@/data/league/joining';
import * as leagueCommands from '@/data/league/leagueCommands';
import * as leagues from '@/data/league/leagues';
import * as leagueUsers from '@/data/league/leagueUsers';
import * as ledgers from '@/data/moves/ledgers';
import * as membership from '@/data/league/membership';
import * as messageCommands from '@/data/messages/messageCommands';
import * as messages from '@/data/messages/messages';
import * as nextSeason from '@/data/league/nextSeason';
import * as myData from '@/data/account/myData';
import * as pastSeasons from '@/data/season/pastSeasons';
import * as pastWeeks from '@/data/season/pastWeeks';
import * as portal from '@/data/moves/portal';
import * as publicProfile from '@/data/account/publicProfile';
import * as practiceSeason from '@/data/solo/practiceSeason';
import * as presentSeason from '@/data/season/presentSeason';
import * as rosterCodes from '@/data/league/rosterCodes';
import * as settlement from '@/data/draft/settlement';
import * as soloEntries from '@/data/solo/soloEntries';
import * as soloResults from '@/data/solo/soloResults';
import * as squadScores from '@/data/season/squadScores';
import * as tradeBlock from '@/data/moves/tradeBlock';
import * as tradeCommands from '@/data/moves/tradeCommands';
import * as tradeExecution from '@/data/moves/tradeExecution';
import * as trades from '@/data/moves/trades';
import * as transactions from '@/data/moves/transactions';
import * as usernames from '@/data/account/usernames';
import * as users from '@/data/account/users';
import * as watchDraft from '@/data/draft/watchDraft';
import * as weekLineups from '@/data/season/weekLineups';
import * as weekResults from '@/data/season/weekResults';
import * as weeks from '@/data/season/weeks';
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
  leagueCommands,
  leagues,
  leagueUsers,
  ledgers,
  membership,
  messageCommands,
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
  tradeBlock,
  tradeCommands,
  tradeExecution,
  trades,
  transactions,
  usernames,
  users,
  watchDraft,
  weekLineups,
  weekResults,
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
