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
  /** Keeps hidden panels mounted, so that typed input isn't lost. */
  keepMounted?: boolean;
  className?: string;
}

/** Tabs, with one panel shown at a time. Arrow keys move between tabs. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, keepMounted, className }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)} className={clsx('min-w-0', className)}>
      <Base.List aria-label={label} className="flex [scrollbar-width:none] overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Base.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px pressable flex-1 border-b-3 border-transparent px-3 font-semibold whitespace-nowrap text-ink-muted -outline-offset-2 hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink sm:flex-none sm:px-5"
          >
            {tab.label}
          </Base.Trigger>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Content
          key={tab.value}
          value={tab.value}
          {...(keepMounted ? { forceMount: true as const } : {})}
          className="pt-4 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Base.Content>
      ))}
    </Base.Root>
  );
}
