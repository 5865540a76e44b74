'use client';

import { Button, Card, Notice, saveFile } from '@/components';
import { product } from '@/config/product';
import type { AppUser } from '@/domain/account/user';
import { useSubmit } from '@/hooks/useSubmit';

/** Downloads all data stored about the user as one file. */
export function MyData({ user }: { user: AppUser }) {
  const { busy, error, submit } = useSubmit('Your data couldn’t be downloaded. Please try again.');
  const download = () =>
    submit(async () => {
      const { collectMyData } = await import('@/data/account/myData');
      const now = new Date();
      const collected = await collectMyData(user, now);
      if (collected.ok)
        saveFile(collected.value, `${product.slug}-${now.toISOString().slice(0, 10)}.json`, 'application/json');
      return collected;
    });
  return (
    <Card title="Your data">
      {error && <Notice tone="bad">{error.message}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-48 flex-1 text-ink-muted">
          One JSON file with your account, solo picks and feedback and, for each league, your squads, draft queue and
          picks, adds and drops, claims, trades, lineups and messages.
        </p>
        <Button busy={busy} onClick={() => void download()}>
          Download my data
        </Button>
      </div>
    </Card>
  );
}
