import type { Uid } from '@/domain/kernel/ids';

/** The local storage key of the latest week for which a person has saved picks on this device: it spares a read. */
export const soloMark = (uid: Uid) => `soloWeek_${uid}`;
