'use client';

import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { useBackCloses } from '@/hooks/useBackCloses';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Buttons in the footer; on a phone they stack, the first on top. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Names the content where it has no controls: it then takes the keyboard focus, so that the arrow keys scroll it. */
  contentLabel?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  /** The element focused on opening; defaults to the first control. */
  initialFocus?: { readonly current: HTMLElement | null };
}

const widths = { small: 'sm:max-w-sm', medium: 'sm:max-w-lg', large: 'sm:max-w-3xl' };

/**
 * The element that opened the dialog. A menu item is gone when the dialog closes, so for a menu item it is the button
 * that opened the menu.
 */
function openerOf(active: Element | null): Element | null {
  const menu = active?.closest('[role=menu]');
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
}

function Frame({ props, place }: { props: DialogProps; place: string }) {
  const { open, onOpenChange, title, description, actions, children, contentLabel, initialFocus } = props;
  const opener = useRef<Element | null>(null);
  useBackCloses(open, () => onOpenChange(false));
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Base.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            // Dialogs are opened by their parent, so the library doesn't know which element had focus.
            opener.current = openerOf(document.activeElement);
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
            event.preventDefault();
            opener.current.focus();
          }}
          className={clsx(
            'fixed z-50 flex flex-col border border-line bg-surface text-ink shadow-float focus:outline-none',
            place,
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-4">
            <Base.Title className="min-w-0 pt-2 text-xl wrap-anywhere">{title}</Base.Title>
            <Base.Close
              aria-label="Close"
              className="-mr-2 grid pressable shrink-0 place-items-center rounded-control text-ink-muted hover:bg-sunken hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </Base.Close>
          </div>
          {description && (
            <Base.Description className="px-5 wrap-anywhere text-ink-muted">{description}</Base.Description>
          )}
          <div
            {...(contentLabel === undefined ? {} : { role: 'region', 'aria-label': contentLabel, tabIndex: 0 })}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4 wrap-anywhere -outline-offset-3"
          >
            {children}
          </div>
          {actions && (
            <div className="flex flex-col gap-2 border-t border-line px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row-reverse">
              {actions}
            </div>
          )}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}

const sheetOnPhone =
  'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-2xl animate-sheet sm:animate-rise sm:inset-auto sm:top-1/2 sm:left-1/2 sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-card';

/**
 * A modal dialog: centered on desktop, a sheet from the bottom on a phone. Focus is trapped inside, Escape and a click
 * on the scrim close it, and focus returns to where it was.
 */
export function Dialog(props: DialogProps) {
  return <Frame props={props} place={clsx(sheetOnPhone, widths[props.size ?? 'medium'])} />;
}

/** A side panel: from the bottom on a phone, from the right on desktop. */
export function Sheet(props: Omit<DialogProps, 'size'>) {
  return (
    <Frame
      props={props}
      place="inset-x-0 bottom-0 max-h-[88dvh] rounded-t-2xl animate-sheet sm:animate-fade sm:left-auto sm:inset-y-0 sm:right-0 sm:max-h-none sm:w-[26rem] sm:rounded-none"
    />
  );
}
