import { Timestamp, type DocumentData } from 'firebase/firestore';
import { LEAGUE } from './documents';
import { NOW } from './inProcess';

const LEDGER = `ledgers/${LEAGUE}`;

type Documents = Record<string, DocumentData>;
/** `step` and `roster`: the paths of the transaction and of the roster document. `uid`: whose roster changes. */
type Forgery = (writes: Documents, paths: { step: string; roster: string; uid: string }) => Documents;

const bend = (writes: Documents, path: string, changes: DocumentData): Documents => ({
  ...writes,
  [path]: { ...writes[path], ...changes },
});
const omit = (writes: Documents, path: string): Documents =>
  Object.fromEntries(Object.entries(writes).filter(([other]) => other !== path));

/** Single changes to a legal batch that changes one manager's roster. None of them is ever legal. */
export const STEP_FORGERIES: Record<string, Forgery> = {
  'without the transaction': ({ ...writes }, { step }) => omit(writes, step),
  'without the ledger': (writes) => omit(writes, LEDGER),
  'the transaction alone': (writes, { step }) => ({ [step]: writes[step]! }),
  'the transaction under a later number too': (writes, { step }) => ({ ...writes, [`${step}0`]: writes[step]! }),
  'without the roster document': (writes, { roster }) => omit(writes, roster),
  'a step skipped': (writes) => bend(writes, LEDGER, { step: writes[LEDGER]!.step + 1 }),
  'the step before': (writes) => bend(writes, LEDGER, { step: writes[LEDGER]!.step - 1 }),
  'a squad more': (writes, { uid }) =>
    bend(writes, LEDGER, {
      rosters: { ...writes[LEDGER]!.rosters, [uid]: [...writes[LEDGER]!.rosters[uid], 'YALE-QB'] },
    }),
  'a roster for an outsider': (writes) => bend(writes, LEDGER, { rosters: { ...writes[LEDGER]!.rosters, sam: [] } }),
  'nothing owned': (writes) => bend(writes, LEDGER, { owned: [] }),
  'a squad owned twice': (writes) =>
    bend(writes, LEDGER, { owned: [...writes[LEDGER]!.owned, writes[LEDGER]!.owned[0]] }),
  'a squad owned in place of another': (writes) =>
    bend(writes, LEDGER, { owned: [...writes[LEDGER]!.owned.slice(1), 'YALE-QB'] }),
  'no history': (writes) => bend(writes, LEDGER, { history: {} }),
  'another history': (writes, { step, uid }) =>
    bend(writes, LEDGER, { history: { ...writes[LEDGER]!.history, [writes[step]!.week]: { [uid]: ['YALE-QB'] } } }),
  'a history of another week': (writes, { uid }) =>
    bend(writes, LEDGER, { history: { ...writes[LEDGER]!.history, '2025-01': { [uid]: [] } } }),
  'other waivers': (writes, { uid }) =>
    bend(writes, LEDGER, { waivers: { week: '2025-01', priority: [uid], turns: [] } }),
  'a note in the ledger': (writes) => bend(writes, LEDGER, { note: 'hi' }),
  'a note in the transaction': (writes, { step }) => bend(writes, step, { note: 'hi' }),
  'another time': (writes, { step }) => bend(writes, step, { at: Timestamp.fromMillis(NOW * 1000 + 1000) }),
  'another author': (writes, { step }) => bend(writes, step, { by: 'sam' }),
  'another manager': (writes, { step }) => bend(writes, step, { manager: 'house-1' }),
  'another kind': (writes, { step }) => bend(writes, step, { kind: writes[step]!.kind === 'add' ? 'drop' : 'add' }),
  'another week': (writes, { step }) => bend(writes, step, { week: '2025-01' }),
  'a squad more in the transaction': (writes, { step }) =>
    bend(writes, step, { adds: [...writes[step]!.adds, 'YALE-QB'] }),
  'no squads in the transaction': (writes, { step }) => bend(writes, step, { adds: [], drops: [] }),
  'another roster document': (writes, { roster }) => bend(writes, roster, { roster: ['YALE-QB'] }),
};
