import { useState } from 'react';
import { Button, Card, Countdown, Dialog, Sheet, Tabs, Tooltip } from '@/components';
import { DEVICE_CLOCK } from '@/hooks/useNow';

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const [tab, setTab] = useState('board');
  const [start] = useState(() => Date.now());
  const close = (next: boolean) => setOpen(next ? open : null);
  return (
    <Card title="Overlays, tabs, clocks">
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen('dialog')}>Dialog</Button>
          <Button onClick={() => setOpen('sheet')}>Sheet</Button>
          <Tooltip text="A word about it">
            <Button variant="quiet">Tooltip</Button>
          </Tooltip>
        </div>
        <Tabs
          label="Draft"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'board', label: 'Board', content: <p>The grid of rounds by managers.</p> },
            { value: 'pool', label: 'Pool', content: <p>Who is free.</p> },
            { value: 'queue', label: 'Queue', content: <p>In your order.</p> },
          ]}
        />
        <div className="flex flex-wrap items-baseline gap-6 text-3xl">
          <Countdown until={start + 90_000} clock={DEVICE_CLOCK} />
          <Countdown until={start + 9_000} clock={DEVICE_CLOCK} />
          <Countdown until={start + 300_000_000} clock={DEVICE_CLOCK} />
        </div>
      </div>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Leave the league?"
        description="Your spot opens up."
        actions={
          <>
            <Button variant="danger" onClick={() => setOpen(null)}>
              Leave
            </Button>
            <Button onClick={() => setOpen(null)}>Stay</Button>
          </>
        }
      >
        <p>Nothing else changes.</p>
      </Dialog>
      <Sheet open={open === 'sheet'} onOpenChange={close} title="Stat line">
        <p>312 passing yards x 0.04 = 12.48</p>
      </Sheet>
    </Card>
  );
}
