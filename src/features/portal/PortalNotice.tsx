import { KickoffDate, Notice } from '@/components';
import type { PortalHours } from '@/domain/portalHours';

/** Why squads can't be added now, and when they can. Nothing while the portal is open. */
export function PortalNotice({ hours, online }: { hours: PortalHours | null; online: boolean }) {
  if (hours === null) return null;
  if (hours.state === 'open') {
    return online ? null : (
      <Notice tone="warn" title="You’re offline">
        You can look around. Adding and dropping works again once you’re back online.
      </Notice>
    );
  }
  if (hours.state === 'unknown') {
    return (
      <Notice title="Portal hours aren’t set yet">
        You can add and drop squads once this week’s kickoffs are on the calendar.
      </Notice>
    );
  }
  const upcoming = hours.state === 'upcoming';
  return (
    <Notice title={upcoming ? 'The portal isn’t open yet' : 'The portal is closed'}>
      {upcoming
        ? 'Star squads to find them fast. Adds are first come, first served'
        : 'It closes at the week’s first kickoff'}
      {hours.opensAt === null ? (
        '.'
      ) : (
        <>
          {upcoming ? '. It opens ' : ' and opens again '}
          <KickoffDate at={hours.opensAt} />.
        </>
      )}
    </Notice>
  );
}
