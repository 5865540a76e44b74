import { useState, type FormEvent, type Key, type ReactNode } from 'react';
import { Button, EmptyState, FailureState, Field, Input, PageHeader, SkeletonRows } from '@/components';
import type { Loadable } from '@/domain/kernel/loadable';

/** What is searched for: empty before the first search. `again` searches for it once more, as after a change. */
export function useSearch() {
  const [{ text, attempt }, setSearch] = useState({ text: '', attempt: 0 });
  const search = (text: string) => setSearch(({ attempt }) => ({ text, attempt: attempt + 1 }));
  return { text, attempt, search, again: () => search(text) };
}

/** A page of the desk with a search: before the first, it lists what is most often looked for. */
export function DeskSearch<T>({
  title,
  lead,
  label,
  first,
  none,
  state: { text, search, again },
  found,
  keyOf,
  children,
}: {
  title: string;
  lead: string;
  label: string;
  /** What the list is before the first search. */
  first: string;
  none: string;
  state: ReturnType<typeof useSearch>;
  found: Loadable<T[]>;
  keyOf: (item: T) => Key;
  children: (item: T) => ReactNode;
}) {
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(typed.trim());
  };
  return (
    <>
      <PageHeader title={title} lead={lead} />
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
      {text === '' && <p className="mb-2 font-semibold text-ink-muted">{first}</p>}
      {found.state === 'loading' && <SkeletonRows rows={3} label="Searching" rowClass="h-32" />}
      {found.state === 'failed' && <FailureState title="Couldn’t search" message={found.message} onRetry={again} />}
      {found.state === 'ready' && found.value.length === 0 && <EmptyState title={none} />}
      {found.state === 'ready' && (
        <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {found.value.map((item) => (
            <li key={keyOf(item)}>{children(item)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
