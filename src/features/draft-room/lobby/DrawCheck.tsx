'use client';

import { ChevronRight } from 'lucide-react';
import { drawOf, type OpenDraw } from '@/domain/draft/orderDraw';
import type { Draft } from '@/domain/draft/types';
import { useManagerName } from '../shared/useManagerName';

const HASH = 'text-xs break-all';

/** The calculation behind a drawn order, so that anyone can check it. */
export function DrawCheck({ draft, draw }: { draft: Draft; draw: OpenDraw }) {
  const call = useManagerName();
  return (
    <details className="group text-sm">
      <summary className="flex min-h-(--target) items-center gap-1 font-semibold">
        <ChevronRight aria-hidden className="size-4 text-ink-muted group-open:rotate-90" />
        Check the draw
      </summary>
      <div className="grid gap-2">
        <p>
          {call(draw.by)} drew first, and only a seal was stored: <span className={HASH}>{draw.seal}</span>. Then
          another manager’s device added the server’s time: <b className="figures">{draw.at}</b> (milliseconds since
          1970). Only after that was the secret shown: <span className={HASH}>{draw.secret}</span>. Its SHA-256 hash is
          the seal.
        </p>
        <p>
          For each manager, the league’s id, the secret, the time and the manager’s id are written one after another,
          and the SHA-256 hash of that text is taken. The smallest hash picks first. Paste a text into any SHA-256
          calculator to get the same hash.
        </p>
        <ol className="grid gap-2" aria-label="Hashes of the draw">
          {drawOf(draft.leagueId, draw, draft.order).map(({ manager, text, hash }, i) => (
            <li key={manager} className="rounded-control border border-line bg-sunken px-3 py-2">
              <b>
                {i + 1}. {call(manager)}
              </b>
              <span className={`block ${HASH}`}>{text}</span>
              <span className={`block ${HASH} text-ink-muted`}>{hash}</span>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}
