'use client';

import { clsx } from 'clsx';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';

interface Props<Name extends string> {
  label: string;
  className?: string;
  panels: readonly { name: Name; title: ReactNode }[];
  shown: string;
  show: (panel: Name) => void;
}

/**
 * A row of buttons that choose the panel to show. The left and right arrow keys show the neighboring panels. Not tabs, because on desktop the pool
 * and the board are shown next to the panel chosen here. Not Radix's toggle group, which adds 12 kB to the page.
 */
export function PanelBar<Name extends string>({ label, className, panels, shown, show }: Props<Name>) {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const next = (index + step + panels.length) % panels.length;
    const panel = panels[next];
    if (step === 0 || panel === undefined) return;
    event.preventDefault();
    show(panel.name);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={bar} role="group" aria-label={label} className={clsx('flex border-b border-line', className)}>
      {panels.map(({ name, title }, index) => (
        <button
          key={name}
          type="button"
          aria-pressed={shown === name}
          className={clsx(
            '-mb-px flex pressable flex-auto items-center justify-center gap-1 border-b-3 px-1 text-sm font-semibold -outline-offset-2',
            shown === name ? 'border-primary text-ink' : 'border-transparent text-ink-muted hover:text-ink',
          )}
          onClick={() => show(name)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
