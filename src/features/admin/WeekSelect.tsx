import { Field, Select } from '@/components';
import type { WeekId } from '@/domain/kernel/ids';
import type { Week } from '@/domain/football/weeks';

/** Chooses a week of the season. */
export function WeekSelect({
  weeks,
  value,
  onChange,
}: {
  weeks: readonly Week[];
  /** The week's id. */
  value: string;
  onChange: (weekId: WeekId) => void;
}) {
  return (
    <Field label="Week">
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {weeks.map(({ id, week, isCurrent }) => (
            <option key={id} value={id}>
              {`Week ${String(week)}${isCurrent ? ' (current)' : ''}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
