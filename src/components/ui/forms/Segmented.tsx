import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers; shown above it when `showLabel` is set. */
  label: string;
  showLabel?: boolean;
  value: Value;
  options: readonly SegmentedOption<Value>[];
  onChange: (value: Value) => void;
  className?: string;
}

/**
 * A few choices side by side, one of them selected. Built on radio buttons, so arrow keys move the selection and the
 * group is one Tab stop.
 */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, showLabel = false, value, options, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={showLabel ? 'mb-1.5 font-semibold' : 'sr-only'}>{label}</legend>
      <div className="flex gap-1 rounded-control border border-line bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-(--target) min-w-(--target) flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-[0.25rem] px-2.5 text-center text-sm font-semibold whitespace-nowrap',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
              'has-disabled:cursor-not-allowed has-disabled:opacity-50',
              option.value === value
                ? 'bg-raised text-ink shadow-card ring-1 ring-line-strong'
                : 'text-ink-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <span className="pointer-events-none">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The same choice as full-width rows, each with an explanation. */
export function RadioGroup<Value extends string>(
  props: Omit<SegmentedProps<Value>, 'options'> & {
    options: readonly (SegmentedOption<Value> & { hint?: ReactNode })[];
  },
) {
  const { label, showLabel = true, value, options, onChange, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={showLabel ? 'mb-1.5 font-semibold' : 'sr-only'}>{label}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'flex min-h-(--target) cursor-pointer items-start gap-3 rounded-control border px-3 py-2.5',
              'has-disabled:cursor-not-allowed has-disabled:opacity-60',
              option.value === value
                ? 'border-primary bg-raised ring-1 ring-primary'
                : 'border-line bg-surface hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className="mt-1 size-4 shrink-0 accent-(--primary)"
            />
            <span>
              <span className="font-semibold">{option.label}</span>
              {option.hint && <span className="block text-sm text-ink-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
