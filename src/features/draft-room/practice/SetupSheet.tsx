'use client';

import { useState } from 'react';
import { Button, Field, RadioGroup, Segmented, Select, Sheet } from '@/components';
import { ordinal } from '@/domain/kernel/ordinal';
import { TEMPERAMENTS, TEMPERAMENT_NAMES, type Temperament } from '@/domain/draft/bots';
import { BOT_SPEEDS, checkSetup, PRACTICE_CLOCKS, type BotSpeed, type PracticeSetup } from '@/domain/draft/practice';
import { DRAFT_FORMATS } from '@/domain/league/league';
import { FORMAT_DESCRIPTIONS } from '@/domain/league/options/describeOptions';
import { SLOTS, starterCount } from '@/domain/lineup/slots';
import { ALL_SQUADS } from '@/domain/football/squads';
import { formatPracticeClock, SPEED_NAMES } from './formatSetup';

/** The most starters that the form offers per slot. */
const MAX_PER_SLOT = 4;

const CLOCKS = PRACTICE_CLOCKS.map((clock) => ({
  value: String(clock),
  label: clock === 0 ? 'None' : formatPracticeClock(clock),
}));

/** Descriptions of how each temperament drafts. They're here because only these settings show them. */
const HOW_THEY_DRAFT: Record<Temperament, string> = {
  bookkeeper: 'Always takes the best available.',
  builder: 'Fills the starting lineup first, then the bench.',
  gambler: 'Chases upside and reaches for high projections.',
};

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

interface Props {
  setup: PracticeSetup;
  /** Whether a draft is running, which new settings would end. */
  begun: boolean;
  onClose: () => void;
  onApply: (setup: PracticeSetup) => void;
}

/** The settings of a practice draft. */
export function SetupSheet({ setup, begun, onClose, onApply }: Props) {
  const [wanted, setWanted] = useState(setup);
  const change = (part: Partial<PracticeSetup>) => setWanted({ ...wanted, ...part });
  const checked = checkSetup(wanted);
  const mostBench = Math.max(0, Math.floor(ALL_SQUADS.length / wanted.managers) - starterCount(wanted.slots));
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Mock draft settings"
      description="It’s just you and the house teams, and it doesn’t count."
      actions={
        <Button variant="primary" disabled={!checked.ok} onClick={() => onApply(wanted)}>
          {begun ? 'Restart with these settings' : 'Use these settings'}
        </Button>
      }
    >
      <div className="grid gap-5">
        <div className="grid grid-cols-2 gap-3">
          <Field label="Managers">
            {(control) => (
              <Select
                {...control}
                value={wanted.managers}
                onChange={(event) => {
                  const managers = Number(event.target.value);
                  change({ managers, seat: Math.min(wanted.seat, managers) });
                }}
              >
                {count(2, 16).map((managers) => (
                  <option key={managers}>{managers}</option>
                ))}
              </Select>
            )}
          </Field>
          <Field label="Draft position">
            {(control) => (
              <Select
                {...control}
                value={wanted.seat}
                onChange={(event) => change({ seat: Number(event.target.value) })}
              >
                {count(1, wanted.managers).map((seat) => (
                  <option key={seat} value={seat}>
                    {ordinal(seat)} to pick
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <RadioGroup
          label="Format"
          value={wanted.format}
          onChange={(format) => change({ format })}
          options={DRAFT_FORMATS.map((format) => ({
            value: format,
            label: FORMAT_DESCRIPTIONS[format].name,
            hint: FORMAT_DESCRIPTIONS[format].meaning,
          }))}
        />
        <Segmented
          label="Pick clock"
          showLabel
          value={String(wanted.clock)}
          options={CLOCKS}
          onChange={(text) => change({ clock: PRACTICE_CLOCKS.find((clock) => String(clock) === text) ?? 0 })}
        />
        <Segmented
          label="House teams pick"
          showLabel
          value={wanted.speed}
          options={(Object.keys(BOT_SPEEDS) as BotSpeed[]).map((value) => ({ value, label: SPEED_NAMES[value] }))}
          onChange={(speed) => change({ speed })}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">Roster</legend>
          <div className="grid grid-cols-4 gap-2">
            {SLOTS.map((slot) => (
              <label key={slot} className="grid gap-1 text-sm">
                <span className="text-xs font-semibold text-ink-muted">{slot}</span>
                <Select
                  value={wanted.slots[slot]}
                  className="px-2 pr-7"
                  onChange={(event) => change({ slots: { ...wanted.slots, [slot]: Number(event.target.value) } })}
                >
                  {count(0, MAX_PER_SLOT).map((places) => (
                    <option key={places}>{places}</option>
                  ))}
                </Select>
              </label>
            ))}
            <label className="grid gap-1 text-sm">
              <span className="text-xs font-semibold text-ink-muted">Bench</span>
              <Select
                value={wanted.bench}
                className="px-2 pr-7"
                onChange={(event) => change({ bench: Number(event.target.value) })}
              >
                {count(0, Math.max(mostBench, wanted.bench)).map((places) => (
                  <option key={places}>{places}</option>
                ))}
              </Select>
            </label>
          </div>
          <p aria-live="polite" className="text-sm font-medium text-bad empty:hidden">
            {checked.ok ? '' : checked.error.message}
          </p>
        </fieldset>
        <section aria-label="House teams">
          <h3 className="mb-1 text-base">House teams</h3>
          <dl className="grid gap-2 text-sm">
            {TEMPERAMENTS.map((temperament) => (
              <div key={temperament}>
                <dt className="font-semibold">{TEMPERAMENT_NAMES[temperament]}</dt>
                <dd className="text-ink-muted">{HOW_THEY_DRAFT[temperament]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Sheet>
  );
}
