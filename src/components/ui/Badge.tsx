import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { MatchupProgress } from '@/domain/season/matchups/matchupSide';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'info' | 'live';

const tones: Record<Tone, string> = {
  plain: 'bg-sunken text-ink ring-1 ring-line ring-inset',
  good: 'bg-good-ground text-good',
  warn: 'bg-warn-ground text-warn',
  bad: 'bg-bad-ground text-bad',
  info: 'bg-info-ground text-info',
  live: 'bg-linear-to-r from-live-from to-live-to text-on-live',
};

/** A status label. Color is never the only cue: the text states the status too. */
export function Badge({
  tone = 'plain',
  children,
  className,
}: {
  tone?: Tone;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-bold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

/** A count as badges show it: `9+` above 9. */
export function formatCount(count: number): string {
  return count > 9 ? '9+' : String(count);
}

/**
 * A count in a corner, with an @ if one of what is counted mentions the user; nothing at zero. `calm`: in the color of
 * buttons instead of that of warnings. Hidden from screen readers: the parent's label has to include both.
 */
export function CountBadge({
  count,
  mentioned = false,
  calm = false,
}: {
  count: number;
  mentioned?: boolean;
  calm?: boolean;
}) {
  if (count <= 0) return null;
  return (
    <span
      aria-hidden
      className={clsx(
        'grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-bold figures',
        calm ? 'bg-primary text-on-primary' : 'bg-danger text-on-danger',
      )}
    >
      {`${mentioned ? '@' : ''}${formatCount(count)}`}
    </span>
  );
}

/** What a label says of unread messages: `, 3 unread`, and whether one of them mentions the user. */
export function formatUnread(count: number, mentioned: boolean): string {
  if (count <= 0) return '';
  return `, ${formatCount(count)} unread${mentioned ? ', you’re mentioned' : ''}`;
}

const PROGRESS: Record<MatchupProgress, { tone: Tone; word: string }> = {
  upcoming: { tone: 'plain', word: 'Upcoming' },
  live: { tone: 'live', word: 'Live' },
  halfway: { tone: 'plain', word: 'Halfway' },
  final: { tone: 'plain', word: 'Final' },
};

/** The progress of a matchup's games, in one word. */
export function ProgressBadge({ progress }: { progress: MatchupProgress }) {
  const { tone, word } = PROGRESS[progress];
  return <Badge tone={tone}>{word}</Badge>;
}
