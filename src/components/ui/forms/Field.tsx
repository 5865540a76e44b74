import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** The props that a control inside a `Field` must have. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Shown under the label before there is any error. */
  hint?: ReactNode;
  /** The error message; announced when it appears. */
  error?: string | undefined;
  /** Marks the field "(optional)". */
  optional?: boolean;
  /** Renders the control with the IDs that link it to its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control and error, linked for screen readers. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-ink-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-bad">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
