import type { ReactNode } from 'react';
import { squadName, type SquadId } from '@/domain/football/squads';
import { useOpenSquad } from './SquadDetails';

/**
 * A squad's name (`children`) as a button that opens its details. Without a `SquadDetailsProvider` above, it's only
 * text. `tabIndex` is for lists in which the Tab key reaches one row only. `shows` is what the details are opened for.
 */
export function SquadButton({
  squad,
  tabIndex,
  shows = 'season and schedule',
  className,
  children,
}: {
  squad: SquadId;
  tabIndex?: number;
  shows?: string;
  className: string;
  children: ReactNode;
}) {
  const open = useOpenSquad();
  if (open === null) return <div className={className}>{children}</div>;
  return (
    <button
      type="button"
      data-act="details"
      tabIndex={tabIndex}
      aria-haspopup="dialog"
      title={`${squadName(squad)}: ${shows}`}
      className={`${className} cursor-pointer text-left`}
      onClick={() => open(squad)}
    >
      {children}
    </button>
  );
}
