'use client';

import { ChevronDown } from 'lucide-react';
import { createElement, useContext, useState } from 'react';
import type { LeagueId } from '@/domain/kernel/ids';
import { leagueLabel } from '@/domain/league/leagueLabel';
import type { League } from '@/domain/league/types';
import { Spinner } from '../../ui/Spinner';
import { LeagueSheetContext } from './LeagueSheetContext';

/**
 * The name of the league that a page shows, which opens the sheet of the user's leagues: the `switcher` of its header.
 * With only one league, there is nothing to open.
 */
export function LeagueSwitcher({
  leagues,
  value,
  onChange,
}: {
  leagues: readonly League[];
  /** ID of the league shown. */
  value: LeagueId;
  onChange: (leagueId: LeagueId) => void;
}) {
  const sheet = useContext(LeagueSheetContext);
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const shown = leagues.find(({ id }) => id === value);
  const label = shown && leagueLabel(shown, leagues);
  const name = (
    <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere max-sm:text-lg sm:text-ink-muted">
      {label}
    </span>
  );
  if (sheet === null || leagues.length < 2) return name;
  const load = () => void sheet.load();
  const open = () => {
    setState('loading');
    void sheet.load().then(() => setState('open'));
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`League: ${label ?? ''}`}
        className="flex min-h-(--target) max-w-full items-center gap-1 rounded-control text-left hover:underline"
        aria-busy={state === 'loading'}
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
      >
        {name}
        {state === 'loading' ? (
          <Spinner label="" className="text-ink-muted" />
        ) : (
          <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-muted" />
        )}
      </button>
      {state === 'open' &&
        createElement(sheet, { leagues, value, onChoose: onChange, onClose: () => setState('closed') })}
    </>
  );
}
