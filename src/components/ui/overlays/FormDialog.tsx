'use client';

import { useId, type ComponentProps, type ReactNode, type Ref } from 'react';
import { ConfirmDialog } from './ConfirmDialog';

type Shared = 'title' | 'description' | 'size' | 'children' | 'onClose' | 'busy' | 'disabled' | 'danger';

interface FormDialogProps extends Pick<ComponentProps<typeof ConfirmDialog>, Shared> {
  /** What the sending button says. */
  send: ReactNode;
  /** Sends what was typed; called by the button and by Enter. */
  onSubmit: () => void;
  ref?: Ref<HTMLFormElement> | undefined;
}

/** An open dialog around a form, with a button to send it and one to cancel. */
export function FormDialog({ send, onSubmit, ref, children, ...dialog }: FormDialogProps) {
  const form = useId();
  return (
    <ConfirmDialog {...dialog} confirm={send} form={form}>
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
    </ConfirmDialog>
  );
}
