'use client';

import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Card, EmptyState, Select } from '@/components';
import type { Uid } from '@/domain/kernel/ids';
import type { AllTimeRecord } from '@/domain/season/history/allTime';
import type { LeagueSeason } from '@/domain/season/leagueSeason';
import { rivalriesOf } from '@/domain/season/history/rivalry';
import { formatLead, HeadToHead, Meetings } from '../team/HeadToHead';

/** Every pair of a league's managers over its seasons: one manager's rivals, the user's first; each opens its games. */
export function Rivalries({
  seasons,
  people,
  me,
}: {
  seasons: readonly LeagueSeason[];
  people: readonly AllTimeRecord[];
  me: Uid | null;
}) {
  const [chosen, choose] = useState(me);
  const person = people.find(({ manager }) => manager === chosen) ?? people[0];
  const rivals = useMemo(
    () => (person === undefined ? [] : rivalriesOf(seasons, person.manager, people)),
    [seasons, people, person],
  );
  if (person === undefined) {
    return <EmptyState title="No rivalries yet">They show up here after the first final week.</EmptyState>;
  }
  const team = person.manager === me ? null : person.team;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-4">
      <Select aria-label="Rivals of" value={person.manager} onChange={({ target }) => choose(target.value)}>
        {people.map((one) => (
          <option key={one.manager} value={one.manager}>
            {one.team}
            {one.manager === me && ' (you)'}
          </option>
        ))}
      </Select>
      {rivals.length === 0 ? (
        <p className="text-ink-muted">No games against another manager yet.</p>
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {rivals.map(({ manager, team: rival, rivalry }) => (
              <li key={manager}>
                <details className="group">
                  <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 px-4 py-2 -outline-offset-3 hover:bg-sunken sm:px-5">
                    <span className="min-w-0 flex-1 leading-tight">
                      <span dir="auto" className="block font-semibold wrap-anywhere">
                        {rival}
                      </span>
                      <span className="text-sm text-ink-muted figures">{formatLead(rivalry, team)}</span>
                    </span>
                    <Meetings rivalry={rivalry} />
                    <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
                  </summary>
                  <div className="border-t border-line bg-sunken">
                    <HeadToHead rivalry={rivalry} />
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
