import { Bell } from 'lucide-react';
import { CountBadge, formatCount } from '@/components';

/** The button in the header that opens the list of notices, with how many are new. */
export function BellButton({ unseen, open, onPress }: { unseen: number; open: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={unseen > 0 ? `Notifications, ${formatCount(unseen)} new` : 'Notifications'}
      aria-haspopup="dialog"
      aria-expanded={open}
      className="relative grid pressable place-items-center rounded-control hover:bg-sunken"
      onClick={onPress}
    >
      <Bell aria-hidden className="size-6" />
      <span className="absolute top-0.5 right-0.5">
        <CountBadge count={unseen} calm />
      </span>
    </button>
  );
}
