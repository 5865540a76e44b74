import { Moment, Notice } from '@/components';
import type { ClaimsHours } from '@/domain/moves/claims/claims';
import type { PortalHours } from '@/domain/moves/portal/nextPortalTimes';

/**
 * Why squads can't be added now, and when they can. Nothing while the portal is open. `claims`: the hours of a league
 * that takes claims, else null. `awarding`: claims are being awarded.
 */
export function PortalNotice({
  hours,
  claims = null,
  awarding = false,
  online,
}: {
  hours: PortalHours | null;
  claims?: ClaimsHours | null;
  awarding?: boolean;
  online: boolean;
}) {
  if (hours === null) return null;
  if (!online && (hours.state === 'open' || claims?.week != null)) {
    return (
      <Notice tone="warn" title="You’re offline">
        You can look around. Adding and dropping works again once you’re back online.
      </Notice>
    );
  }
  if (awarding) {
    return (
      <Notice tone="info" title="Claims are being awarded">
        Adds and drops open right after, usually within a minute.
      </Notice>
    );
  }
  if (hours.state === 'open') return null;
  if (hours.state === 'unknown') {
    return (
      <Notice title="Portal hours aren’t set yet">
        You can add and drop squads once this week’s kickoffs are on the calendar.
      </Notice>
    );
  }
  if (claims?.week != null && claims.closesAt !== null) {
    return (
      <Notice tone="info" title={`Claims for week ${String(claims.week.week)} are open`}>
        They’re awarded in waiver order <Moment at={claims.closesAt} />. After that, free squads are first come, first
        served.
      </Notice>
    );
  }
  if (hours.due !== undefined) {
    const week = `week ${String(hours.due.week)}`;
    return (
      <Notice tone="info" title={`The portal opens with ${week}`}>
        It opens as soon as {week} is opened here, which can be any minute.
        {claims !== null && ' Claims are awarded first and can’t be changed any more.'}
      </Notice>
    );
  }
  const upcoming = hours.state === 'upcoming';
  return (
    <Notice title={upcoming ? 'The portal isn’t open yet' : 'The portal is closed'}>
      {upcoming
        ? 'Star squads to find them fast. Adds are first come, first served'
        : 'It closes at each week’s first kickoff'}
      {hours.opensAt === null ? (
        '.'
      ) : (
        <>
          {upcoming ? '. It opens ' : ' and opens again '}
          <Moment at={hours.opensAt} />.
        </>
      )}
      {claims?.opensAt != null && (
        <>
          {' '}
          Claims open <Moment at={claims.opensAt} />.
        </>
      )}
    </Notice>
  );
}
