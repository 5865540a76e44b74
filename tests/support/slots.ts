import { perSlot, type Slots } from '@/domain/slots';

/** As many starters at these slots, and none at any other. */
export const onlySlots = (counts: Partial<Slots>): Slots => ({ ...perSlot(() => 0), ...counts });
