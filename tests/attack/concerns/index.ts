import type { Concern } from '../support/scene';
import { claims } from './claims';
import { coCommissioner } from './coCommissioner';
import { codes } from './codes';
import { corrections } from './corrections';
import { deletion } from './deletion';
import { desk } from './desk';
import { doublesIn } from './doubles';
import { draft } from './draft';
import { draftStart } from './draftStart';
import { feedback } from './feedback';
import { identity } from './identity';
import { leagues } from './leagues';
import { ledgers } from './ledgers';
import { limits } from './limits';
import { lineupCorrections } from './lineupCorrections';
import { lineups } from './lineups';
import { keepers } from './keepers';
import { lists } from './lists';
import { marks } from './marks';
import { matrix } from './matrix';
import { messages } from './messages';
import { nextSeason } from './nextSeason';
import { options } from './options';
import { portal } from './portal';
import { rates } from './rates';
import { season } from './season';
import { solo } from './solo';
import { succession } from './succession';
import { teams } from './teams';
import { tradeBlock } from './tradeBlock';
import { trades } from './trades';

/** The concerns that are written out, in the order of the report. */
export const SCENES: readonly Concern[] = [
  draft,
  draftStart,
  keepers,
  leagues,
  coCommissioner,
  succession,
  codes,
  lineups,
  ledgers,
  portal,
  trades,
  tradeBlock,
  claims,
  corrections,
  lineupCorrections,
  nextSeason,
  season,
  solo,
  desk,
  identity,
  messages,
  feedback,
  deletion,
  limits,
  lists,
  teams,
  marks,
  rates,
  options,
];

/** All concerns: those, the simple writes to every document, and the one that is made of the honest requests. */
export const CONCERNS: readonly Concern[] = [...SCENES, matrix, doublesIn(SCENES)];
