import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Spinner } from './Spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'live';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  ref?: Ref<HTMLButtonElement>;
  /**
   * `primary` once per screen; `secondary` for the others; `quiet` in rows and bars; `danger` for destructive actions;
   * `live` for the draft.
   */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows a spinner, ignores clicks and keeps the width. Focus stays on the button. */
  busy?: boolean;
  /** Fills the width of its parent. */
  wide?: boolean;
  /** Applies the button's look to its single child instead, such as a link. Can't be combined with `busy`. */
  asChild?: boolean;
}

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-strong shadow-card',
  secondary: 'border border-line-strong bg-raised text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'bg-danger text-on-danger hover:brightness-110 shadow-card',
  live: 'bg-linear-to-r from-live-from to-live-to text-on-live hover:brightness-105 shadow-card',
};
const sizes: Record<ButtonSize, string> = {
  small: 'px-3 text-sm',
  medium: 'px-4 text-base',
  large: 'px-6 text-lg min-h-13',
};

/** The class names of a button, for the few elements that can't be a `Button`. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'medium', wide = false): string {
  return clsx(
    'relative inline-flex pressable items-center justify-center gap-2 rounded-control font-semibold no-underline select-none',
    'transition-[background-color,border-color,filter] duration-(--speed-fast)',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed',
    looks[variant],
    sizes[size],
    wide && 'w-full',
  );
}

/** A button of at least 44 px. Its type defaults to `button`, so it doesn't submit a form by accident. */
export function Button({
  variant,
  size,
  busy = false,
  wide,
  asChild,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = clsx(buttonClass(variant, size, wide), className);
  if (asChild) {
    return (
      <Slot.Root className={look} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={look}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // A busy submit button must not submit its form a second time.
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      <span className={clsx('inline-flex items-center justify-center gap-2', busy && 'opacity-0')}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner label="Working" />
        </span>
      )}
    </button>
  );
}
