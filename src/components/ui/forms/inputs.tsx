'use client';

import { clsx } from 'clsx';
import { Check, ChevronDown, Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type InputHTMLAttributes, type ReactNode } from 'react';

const box = clsx(
  'w-full rounded-control border border-line-strong bg-raised px-3 text-base text-ink',
  'hover:border-ink disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-bad aria-invalid:outline-bad',
);

/** A single-line text input. Put it in a `Field`, which provides its ID and description. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={clsx(box, 'pressable', className)} {...rest} />;
}

/** A password input with a button that shows the password. */
export function PasswordInput({ className, ...rest }: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input className={clsx(box, 'pressable pr-12', className)} {...rest} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Show password"
        className="absolute inset-y-0 right-0 grid pressable place-items-center rounded-control text-ink-muted hover:text-ink"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
      </button>
    </div>
  );
}

/** A multi-line text input; grows with its content where the browser supports it. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={clsx(box, 'field-sizing-content max-h-80 py-2.5', className)} {...rest} />;
}

/** The native select, which works best on a phone. Give it `<option>` children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select className={clsx(box, 'pressable appearance-none pr-10', className)} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-muted"
      />
    </div>
  );
}

interface TickProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
}

/** A checkbox with its label next to it; the whole row is clickable. */
export function Checkbox({ label, className, ...rest }: Omit<TickProps, 'hint'>) {
  return (
    <label className={clsx('flex min-h-(--target) cursor-pointer items-start gap-3 py-2', className)}>
      <span className="relative mt-0.5 grid size-6 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer size-6 appearance-none rounded-sm border-2 border-line-strong bg-raised checked:border-primary checked:bg-primary disabled:opacity-60"
          {...rest}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-4 text-on-primary opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 flex-1">{label}</span>
    </label>
  );
}

/** A toggle that takes effect immediately: a switch has no save button. */
export function Switch({ label, hint, className, ...rest }: TickProps) {
  return (
    <label className={clsx('flex min-h-(--target) cursor-pointer items-center justify-between gap-4 py-1', className)}>
      <span>
        {label}
        {hint && <span className="block text-sm text-ink-muted">{hint}</span>}
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          className="peer h-7 w-12 appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors duration-(--speed) checked:border-primary checked:bg-primary disabled:opacity-60"
          {...rest}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-transform duration-(--speed) peer-checked:translate-x-5 peer-checked:bg-on-primary"
        />
      </span>
    </label>
  );
}
