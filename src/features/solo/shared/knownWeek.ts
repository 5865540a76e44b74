import type { Week } from '@/domain/football/weeks';
import type { SoloWeek } from '@/providers/solo/useSoloWeek';

/** A solo game's week that is known: what its picks are made from. */
export type KnownWeek = SoloWeek & { week: Week };
