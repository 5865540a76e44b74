import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/forms/Field';
import { Textarea } from '../../ui/forms/inputs';
import { Notice } from '../../ui/states';

/**
 * The end of a form that a manager sends to the league: a text, why it can't be sent or wasn't, and the buttons to send
 * it or cancel.
 */
export function SendCard({
  text,
  action,
  failed,
  obstacle,
  online,
  busy,
  onSend,
  onCancel,
}: {
  text: {
    label: string;
    hint: string;
    optional?: boolean;
    maxLength: number;
    value: string;
    onChange: (value: string) => void;
  };
  /** What the button that sends says. */
  action: string;
  /** Why it wasn't sent; null if nothing went wrong. */
  failed: { title: string; message: string } | null;
  /** Why it can't be sent as it is; null if it can. */
  obstacle: string | null;
  online: boolean;
  busy: boolean;
  onSend: () => void;
  onCancel: () => void;
}) {
  return (
    <Card>
      <div className="grid grid-cols-1 gap-4">
        <Field label={text.label} hint={text.hint} optional={text.optional ?? false}>
          {(control) => (
            <Textarea
              {...control}
              maxLength={text.maxLength}
              value={text.value}
              onChange={(event) => text.onChange(event.target.value)}
            />
          )}
        </Field>
        <div aria-live="polite">
          {failed !== null ? (
            <Notice tone="bad" title={failed.title}>
              {failed.message}
            </Notice>
          ) : !online ? (
            <Notice tone="warn">You’re offline. You can send it once you’re back online.</Notice>
          ) : (
            obstacle !== null && <p className="text-sm text-ink-muted">{obstacle}</p>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" busy={busy} disabled={!online || obstacle !== null} onClick={onSend}>
            {action}
          </Button>
          <Button onClick={onCancel} disabled={busy}>
            Cancel
          </Button>
        </div>
      </div>
    </Card>
  );
}
