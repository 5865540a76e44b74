import type { ReactNode } from 'react';
import { Button } from '../Button';
import { Dialog, type DialogProps } from './Dialog';

interface ConfirmDialogProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'actions'> {
  /** What the button says. */
  confirm: ReactNode;
  onConfirm?: () => void;
  /** ID of the form that the button submits. */
  form?: string;
  onClose: () => void;
  /** It's being sent: the dialog stays until there is an answer. */
  busy: boolean;
  /** It can't be confirmed yet. */
  disabled?: boolean;
  /** It can't be undone. */
  danger?: boolean;
}

/** An open dialog with a button that does what it's about, and one to cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirm, onConfirm, form, onClose, busy, disabled = false, danger = false, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            type={form === undefined ? 'button' : 'submit'}
            form={form}
            busy={busy}
            disabled={disabled}
            onClick={onConfirm}
          >
            {confirm}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
        </>
      }
    />
  );
}
