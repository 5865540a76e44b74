import { perSlot, type Slots } from '@/domain/lineup/slots';

/** Slots with these starters, and none at any other slot. */
export const onlySlots = (counts: Partial<Slots>): Slots => ({ ...perSlot(() => 0), ...counts });
