import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

/** What a control inside a `Field` must carry. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** Said under the label, before anything goes wrong. */
  hint?: ReactNode;
  /** The sentence to show; announced when it appears. */
  error?: string | undefined;
  /** Marks the field "(optional)". */
  optional?: boolean;
  /** Renders the control with the ids that tie it to its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control and error, tied together for sight and for screen readers. */
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
