'use client';

import { useState } from 'react';
import { Field, FormDialog, Textarea } from '@/components';
import type { TradeRequest } from '@/data/moves/tradeCommands';
import { tidyText } from '@/domain/kernel/writtenText';
import { type Trade } from '@/domain/moves/trades/trades';
import { MAX_TRADE_TEXT_LENGTH } from '@/domain/moves/trades/tradeLimits';
import { teamOf } from '@/domain/league/teams';
import { useSubmit } from '@/hooks/useSubmit';
import { SendNotice } from './SendNotice';
import { TradeSides } from './TradeSides';

/** Lets the commissioner veto a trade under review, with a reason that the whole league sees. */
export function VetoDialog({
  request,
  trade,
  online,
  onClose,
  onDone,
}: {
  request: TradeRequest;
  trade: Trade;
  online: boolean;
  onClose: () => void;
  onDone: (said: string) => void;
}) {
  const { names } = request;
  const me = teamOf(request.league, request.me);
  const { busy, error, submit, clearError } = useSubmit('The veto wasn’t sent. Check your connection and try again.');
  const [reason, setReason] = useState('');
  const send = async () => {
    const done = await submit(async () => {
      const { answerTrade } = await import('@/data/moves/tradeCommands');
      return answerTrade(request, trade, { kind: 'veto', reason: tidyText(reason) });
    });
    if (done.ok) onDone('Trade vetoed. The league can see why.');
  };
  const expected = error !== null && error.code === 'reason';
  return (
    <FormDialog
      title="Veto this trade?"
      description="Both rosters stay as they are. This can’t be undone."
      send="Veto trade"
      danger
      busy={busy}
      disabled={!online}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <SendNotice error={expected ? null : error} title="The trade isn’t vetoed" online={online} todo="veto it" />
      <TradeSides trade={trade} me={me} nameOf={(manager) => names[manager] ?? 'Former manager'} />
      <Field label="Reason" hint="Everyone in the league sees it." error={expected ? error.message : undefined}>
        {(control) => (
          <Textarea
            {...control}
            maxLength={MAX_TRADE_TEXT_LENGTH}
            value={reason}
            onChange={(event) => {
              clearError();
              setReason(event.target.value);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
