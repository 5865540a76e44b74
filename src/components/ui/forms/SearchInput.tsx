import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from './inputs';

/** A search field with a magnifying glass. `className` places it. */
export function SearchInput({ className, ...input }: ComponentProps<'input'>) {
  return (
    <div className={clsx('relative', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-muted"
      />
      <Input type="search" className="pl-10" {...input} />
    </div>
  );
}
