import { useState, type FormEvent } from 'react';
import { Button, Field, Input } from '@/components';

/** A field and a button that search for what was typed. */
export function SearchForm({ label, onSearch }: { label: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" onSubmit={submit} className="mb-5 flex max-w-lg items-end gap-3">
      <div className="min-w-0 flex-1">
        <Field label={label}>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      </div>
      {/* A field keeps room for an error below its control. */}
      <div className="mb-1.5">
        <Button type="submit">Search</Button>
      </div>
    </form>
  );
}
