import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string, Option = SegmentedOption<Value>> {
  /** Names the group for screen readers; shown above it when `showLabel` is set. */
  label: string;
  showLabel?: boolean;
  value: Value;
  options: readonly Option[];
  onChange: (value: Value) => void;
  className?: string;
}

type HintedOption<Value extends string> = SegmentedOption<Value> & { hint?: ReactNode };

/** Classes of the list of options, of an option that is selected or not, and of its button. */
type Look = { list: string; row: string; chosen: string; other: string; button: string };

const SIDE_BY_SIDE: Look = {
  list: 'flex gap-1 rounded-control border border-line bg-sunken p-1',
  row: clsx(
    'relative flex min-h-(--target) min-w-(--target) flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-[0.25rem] px-2.5 text-center text-sm font-semibold whitespace-nowrap',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
    'has-disabled:cursor-not-allowed has-disabled:opacity-50',
  ),
  chosen: 'bg-raised text-ink shadow-card ring-1 ring-line-strong',
  other: 'text-ink-muted hover:text-ink',
  button: 'absolute inset-0 cursor-pointer appearance-none outline-none',
};

const ROWS: Look = {
  list: 'grid gap-2',
  row: 'flex min-h-(--target) cursor-pointer items-start gap-3 rounded-control border px-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60',
  chosen: 'border-primary bg-raised ring-1 ring-primary',
  other: 'border-line bg-surface hover:border-line-strong',
  button: 'mt-1 size-4 shrink-0 accent-(--primary)',
};

/**
 * A few choices side by side, one of them selected. Built on radio buttons, so arrow keys move the selection and the
 * group is one Tab stop.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  return (
    <Choices {...props} look={SIDE_BY_SIDE}>
      {({ label }) => <span className="pointer-events-none">{label}</span>}
    </Choices>
  );
}

/** The same choice as full-width rows, each with an explanation. */
export function RadioGroup<Value extends string>(props: SegmentedProps<Value, HintedOption<Value>>) {
  return (
    <Choices showLabel {...props} look={ROWS}>
      {({ label, hint }) => (
        <span>
          <span className="font-semibold">{label}</span>
          {hint && <span className="block text-sm text-ink-muted">{hint}</span>}
        </span>
      )}
    </Choices>
  );
}

function Choices<Value extends string, Option extends SegmentedOption<Value>>(
  props: SegmentedProps<Value, Option> & { look: Look; children: (option: Option) => ReactNode },
) {
  const { label, showLabel = false, value, options, onChange, className, look, children } = props;
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={showLabel ? 'mb-1.5 font-semibold' : 'sr-only'}>{label}</legend>
      <div className={look.list}>
        {options.map((option) => (
          <label key={option.value} className={clsx(look.row, option.value === value ? look.chosen : look.other)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={look.button}
            />
            {children(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
