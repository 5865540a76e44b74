'use client';

import { useState } from 'react';
import { Button, Card, OptionList, lazyDialog } from '@/components';
import { describeOptions } from '@/domain/league/options/describeOptions';
import type { League } from '@/domain/league/types';
import { describePlayoffs } from '@/domain/season/playoffs/describePlayoffs';

const ChangeOptions = lazyDialog(
  () => import('./ChangeOptions').then((module) => module.ChangeOptions),
  'The settings didn’t load',
);

/** The options of a league, when they freeze, and for its commissioner the way to change them. */
export function LeagueOptions({ league, editable }: { league: League; editable: boolean }) {
  const [changing, setChanging] = useState(false);
  return (
    <Card
      title="League settings"
      aside={
        editable ? (
          <Button size="small" onPointerEnter={() => void ChangeOptions.load()} onClick={() => setChanging(true)}>
            Change
          </Button>
        ) : (
          league.draftStatus !== 'scheduled' && <span className="text-sm text-ink-muted">Locked since the draft</span>
        )
      }
      flush
    >
      <OptionList
        rows={describeOptions(league, { playoffs: describePlayoffs(league) }).map(
          ({ label, value, meaning, freezes }) => ({
            label,
            value,
            meaning,
            ...(league.draftStatus === 'scheduled' ? { aside: `Locks ${freezes}` } : {}),
          }),
        )}
      />
      {editable && changing && <ChangeOptions league={league} onClose={() => setChanging(false)} />}
    </Card>
  );
}
