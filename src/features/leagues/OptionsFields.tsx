'use client';

import { Field, Input, RadioGroup, Segmented, Select } from '@/components';
import { DRAFT_FORMATS, DRAFT_ORDERS } from '@/domain/league';
import { CAPACITY, NAME_LENGTH, type NewLeague } from '@/domain/leagueChecks';
import { CLOCK_CHOICES, formatPickClock } from '@/domain/pickClock';
import { FORMAT_DESCRIPTIONS, ORDER_DESCRIPTIONS } from '@/domain/describeOptions';
import { RosterFields } from './RosterFields';

const RECEPTIONS = [
  { value: '0', label: 'None' },
  { value: '0.5', label: 'Half a point' },
  { value: '1', label: 'One point' },
] as const;

interface Props {
  league: NewLeague;
  onChange: (league: NewLeague) => void;
  nameError?: string | undefined;
}

/** Every option of a league, for founding one and for changing it before its draft. */
export function OptionsFields({ league, onChange, nameError }: Props) {
  const set = (change: Partial<NewLeague>) => onChange({ ...league, ...change });
  const clocks = CLOCK_CHOICES.some((seconds) => seconds === league.clockSeconds)
    ? CLOCK_CHOICES
    : [league.clockSeconds, ...CLOCK_CHOICES];
  const sizes = Array.from({ length: CAPACITY.most - CAPACITY.fewest + 1 }, (_, i) => CAPACITY.fewest + i);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
        <Field label="League name" error={nameError}>
          {(control) => (
            <Input
              {...control}
              value={league.name}
              maxLength={NAME_LENGTH}
              autoComplete="off"
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Managers">
          {(control) => (
            <Select
              {...control}
              value={league.capacity}
              onChange={(event) => set({ capacity: Number(event.target.value) })}
            >
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <RadioGroup
        label="Visibility"
        value={league.visibility}
        onChange={(visibility) => set({ visibility })}
        options={[
          { value: 'private', label: 'Private', hint: 'Only people with the code or the link can join.' },
          { value: 'public', label: 'Public', hint: 'Listed under public leagues until the draft.' },
        ]}
      />
      <RosterFields league={league} onChange={onChange} />
      <Segmented
        label="Points per reception"
        showLabel
        value={String(league.scoring.reception) as '0' | '0.5' | '1'}
        options={RECEPTIONS}
        onChange={(value) =>
          set({ scoring: { ...league.scoring, reception: value === '0' ? 0 : value === '1' ? 1 : 0.5 } })
        }
      />
      <RadioGroup
        label="Draft"
        value={league.draftFormat}
        onChange={(draftFormat) => set({ draftFormat })}
        options={DRAFT_FORMATS.map((format) => ({
          value: format,
          label: FORMAT_DESCRIPTIONS[format].name,
          hint: FORMAT_DESCRIPTIONS[format].meaning,
        }))}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="Pick clock" hint="Time per pick.">
          {(control) => (
            <Select
              {...control}
              value={league.clockSeconds}
              onChange={(event) => set({ clockSeconds: Number(event.target.value) })}
            >
              {clocks.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {formatPickClock(seconds)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Draft order" hint={ORDER_DESCRIPTIONS[league.draftOrder].meaning}>
          {(control) => (
            <Select
              {...control}
              value={league.draftOrder}
              onChange={(event) =>
                set({ draftOrder: DRAFT_ORDERS.find((order) => order === event.target.value) ?? 'random' })
              }
            >
              {DRAFT_ORDERS.map((order) => (
                <option key={order} value={order}>
                  {ORDER_DESCRIPTIONS[order].name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="text-sm text-ink-muted">
        You can change these options until the draft starts. Team names can change anytime.
      </p>
    </div>
  );
}
