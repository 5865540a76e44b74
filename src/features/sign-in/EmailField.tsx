import type { Ref } from 'react';
import { Field, Input } from '@/components';

/** The email field for existing accounts. */
export function EmailField({
  ref,
  value,
  error,
  focus = false,
  onType,
}: {
  ref?: Ref<HTMLInputElement>;
  value: string;
  error?: string;
  /** Takes focus on mount. */
  focus?: boolean;
  onType: (email: string) => void;
}) {
  return (
    <Field label="Email" error={error}>
      {(control) => (
        <Input
          {...control}
          ref={ref}
          type="email"
          name="email"
          autoComplete="username"
          autoFocus={focus}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  );
}
