'use client';

import { clsx } from 'clsx';
import { Tabs as Base } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** Names the tab list for screen readers. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/**
 * The views of a page, one shown at a time; a row of pills, as the way between pages is underlined. Arrow keys move
 * between them.
 */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className="min-w-0">
      <Base.List aria-label={label} className="flex [scrollbar-width:none] overflow-x-auto sm:gap-1">
        {tabs.map((tab) => (
          <Base.Trigger
            key={tab.value}
            value={tab.value}
            className={clsx(
              'pressable rounded-full font-semibold whitespace-nowrap max-sm:text-sm',
              tab.value === value ? 'text-ink' : 'text-ink-muted hover:text-ink',
            )}
          >
            <span
              className={clsx(
                'block rounded-full px-1.5 py-1 sm:px-3.5',
                tab.value === value && 'bg-raised ring-1 ring-line-strong',
              )}
            >
              {tab.label}
            </span>
          </Base.Trigger>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Content key={tab.value} value={tab.value} className="pt-4 data-[state=inactive]:hidden">
          {tab.content}
        </Base.Content>
      ))}
    </Base.Root>
  );
}

export interface TabBarProps<Value extends string> extends Pick<TabsProps<Value>, 'label' | 'onChange'> {
  className?: string;
  tabs: readonly Omit<Tab<Value>, 'content'>[];
  /** The selected tab. */
  value: string;
  /** The id of the element that shows the selected tab's content. */
  controls: string;
}

/**
 * A compact row of tabs whose panels are laid out elsewhere on the page. Arrow keys move between tabs, as in `Tabs`.
 */
export function TabBar<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  controls,
  className,
}: TabBarProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} asChild>
      <Base.List aria-label={label} className={clsx('flex border-b border-line', className)}>
        {tabs.map((tab) => (
          <Base.Trigger
            key={tab.value}
            value={tab.value}
            aria-controls={tab.value === value ? controls : undefined}
            className={clsx(
              '-mb-px flex pressable flex-auto items-center justify-center gap-1 border-b-3 px-1 text-sm font-semibold -outline-offset-2',
              tab.value === value ? 'border-primary text-ink' : 'border-transparent text-ink-muted hover:text-ink',
            )}
          >
            {tab.label}
          </Base.Trigger>
        ))}
      </Base.List>
    </Base.Root>
  );
}
