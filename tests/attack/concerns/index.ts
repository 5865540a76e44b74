import type { Concern } from '../support/scene';
import { draft } from './draft';
import { leagues } from './leagues';

/** Everything that is tried, in the order in which it is reported. */
export const CONCERNS: readonly Concern[] = [draft, leagues];
