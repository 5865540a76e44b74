'use client';

import { useId, type ReactNode, type Ref } from 'react';
import { Button } from '../Button';
import { Dialog, type DialogProps } from './Dialog';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'children'> {
  /** What the sending button says. */
  send: ReactNode;
  /** Sends what was typed; called by the button and by Enter. */
  onSubmit: () => void;
  onClose: () => void;
  /** It's being sent: the dialog stays until there is an answer. */
  busy: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
  /** Sending can't be undone. */
  danger?: boolean;
  ref?: Ref<HTMLFormElement> | undefined;
}

/** An open dialog around a form, with a button to send it and one to cancel. */
export function FormDialog(props: FormDialogProps) {
  const { send, onSubmit, onClose, busy, disabled = false, danger = false, ref, children, ...dialog } = props;
  const form = useId();
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      actions={
        <>
          <Button variant={danger ? 'danger' : 'primary'} type="submit" form={form} busy={busy} disabled={disabled}>
            {send}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        ref={ref}
        id={form}
        className="grid grid-cols-1 gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
