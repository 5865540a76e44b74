import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { tryAgain } from '@/hooks/tryAgain';
import { Button } from './Button';

function Title({ page, children }: { page: boolean; children: string }) {
  const Tag = page ? 'h1' : 'p';
  return <Tag className="text-xl font-bold figures">{children}</Tag>;
}

/** An empty state: what isn't there yet, and what to do next. */
export function EmptyState({
  title,
  children,
  action,
  icon,
  page = false,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** Set when it is the page's only content, so that its title is the page's heading. */
  page?: boolean;
}) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-2 px-4 py-10 text-center wrap-anywhere">
      {icon && (
        <div aria-hidden className="text-ink-muted [&_svg]:size-10">
          {icon}
        </div>
      )}
      <Title page={page}>{title}</Title>
      {children && <div className="max-w-md text-balance text-ink-muted">{children}</div>}
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}

export interface FailureStateProps {
  /** What happened, in one sentence. */
  title: string;
  /** The reason, such as the `message` of a failed Loadable. */
  message?: string | undefined;
  /** What wasn't affected: "Your lineup is saved." */
  safe?: string | undefined;
  /** Called by "Try again", which otherwise reads again what couldn't be read; null for no such button. */
  onRetry?: (() => void) | null;
  /** Another action, next to or instead of trying again. */
  action?: ReactNode;
  /** Set when it is the page's only content, so that its title is the page's heading. */
  page?: boolean;
}

/** An error state: what happened, what wasn't affected, and what to do. */
export function FailureState({ title, message, safe, onRetry = tryAgain, action, page = false }: FailureStateProps) {
  return (
    <div role="alert" className="grid grid-cols-1 justify-items-center gap-2 px-4 py-10 text-center wrap-anywhere">
      <TriangleAlert aria-hidden className="size-10 text-bad" />
      <Title page={page}>{title}</Title>
      {message && <p className="max-w-md text-balance">{message}</p>}
      {safe && <p className="max-w-md text-balance text-ink-muted">{safe}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        {action}
      </div>
    </div>
  );
}

const notices = {
  info: { look: 'border-info bg-info-ground', tint: 'text-info', Icon: Info },
  good: { look: 'border-good bg-good-ground', tint: 'text-good', Icon: CircleCheck },
  warn: { look: 'border-warn bg-warn-ground', tint: 'text-warn', Icon: TriangleAlert },
  bad: { look: 'border-bad bg-bad-ground', tint: 'text-bad', Icon: CircleAlert },
} as const;

/** An inline message on the page. `bad` and `warn` are announced when they appear. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
}: {
  tone?: keyof typeof notices;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { look, tint, Icon } = notices[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : tone === 'warn' ? 'status' : undefined}
      className={clsx(
        'flex flex-wrap items-start gap-3 rounded-control border-l-4 px-3 py-2.5 text-left wrap-anywhere',
        look,
      )}
    >
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', tint)} />
      <div className="min-w-0 flex-1 basis-52">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}

/** An error among other content, with a button to read again what couldn't be read. */
export function FailureNotice({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  return (
    <Notice
      tone="warn"
      title={title}
      action={
        <Button size="small" onClick={tryAgain}>
          Try again
        </Button>
      }
    >
      {children}
    </Notice>
  );
}

/** A gray placeholder while content loads. Set the final height and width by class. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-breathe rounded-control bg-skeleton', className ?? 'h-5 w-full')} />;
}

/** What most rows begin as: a mark, a name over a line of details, and a figure at the end. */
function SkeletonRow({ className }: { className?: string | undefined }) {
  return (
    <div aria-hidden className={clsx('flex items-center gap-3 overflow-hidden px-3', className)}>
      <Skeleton className="size-7 shrink-0" />
      <div className="grid flex-1 gap-1.5">
        <Skeleton className="h-3.5 w-3/5" />
        <Skeleton className="h-2.5 w-2/5" />
      </div>
      <Skeleton className="h-4 w-12 shrink-0" />
    </div>
  );
}

/** A card with rows while its content loads. */
export function SkeletonCard({ rows, className = 'h-14' }: { rows: number; className?: string }) {
  return (
    <div className="min-w-0 divide-y divide-line rounded-card border border-line bg-surface shadow-card">
      <div aria-hidden className="flex h-13 items-center px-4">
        <Skeleton className="h-4 w-32" />
      </div>
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonRow key={index} className={className} />
      ))}
    </div>
  );
}

/** Skeleton rows with a label for screen readers. */
export function SkeletonRows({
  rows = 4,
  label = 'Loading',
  rowClass = 'h-14',
}: {
  rows?: number;
  label?: string;
  rowClass?: string;
}) {
  return (
    <div role="status" aria-label={label} className="grid gap-2">
      {Array.from({ length: rows }, (_, index) => (
        <SkeletonRow key={index} className={clsx('rounded-control border border-line bg-surface', rowClass)} />
      ))}
    </div>
  );
}
