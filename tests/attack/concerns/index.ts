import type { Concern } from '../support/scene';
import { claims } from './claims';
import { codes } from './codes';
import { corrections } from './corrections';
import { deletion } from './deletion';
import { draft } from './draft';
import { draftStart } from './draftStart';
import { feedback } from './feedback';
import { identity } from './identity';
import { leagues } from './leagues';
import { ledgers } from './ledgers';
import { limits } from './limits';
import { lineups } from './lineups';
import { lists } from './lists';
import { messages } from './messages';
import { portal } from './portal';
import { season } from './season';
import { trades } from './trades';

/** All concerns, in the order of the report. */
export const CONCERNS: readonly Concern[] = [
  draft,
  draftStart,
  leagues,
  codes,
  lineups,
  ledgers,
  portal,
  trades,
  claims,
  corrections,
  season,
  identity,
  messages,
  feedback,
  deletion,
  limits,
  lists,
];
