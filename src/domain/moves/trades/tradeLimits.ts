import type { League } from '../../league/types';

/** The most squads on one side of a trade. */
export const MAX_SQUADS_PER_SIDE = 3;

/** The most trades that a manager may have offered and not yet ended in one league. */
export const MAX_OPEN_OFFERS = 5;

/** How many days an offer can be accepted. */
export const OFFER_DAYS = 3;

/** The length of a note, and of a veto's reason, in characters. */
export const MAX_TRADE_TEXT_LENGTH = 280;

/** How long the commissioner can veto an accepted trade, in hours, by the league's option. */
export const REVIEW_HOURS: Readonly<Record<League['tradeReview'], number>> = { none: 0, day: 24 };
