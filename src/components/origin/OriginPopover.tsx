'use client';

import { Popover } from 'radix-ui';
import { useId, useRef, type RefObject } from 'react';
import { IntentLink } from '../ui/IntentLink';
import { mainPart } from '../ui/overlays/mainPart';
import { ORIGINS, type OriginOf } from './origins';

export interface OriginPopoverProps {
  of: OriginOf;
  newTab: boolean;
  /** The button that was pressed: the popover is beside it, and another press closes it. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Says where a number comes from, with a link to the page that says more. */
export function OriginPopover({ of, newTab, anchor, onClose }: OriginPopoverProps) {
  const title = useId();
  const leftFor = useRef(false);
  const { title: heading, text } = ORIGINS[of];
  const link = 'inline-flex min-h-(--target) items-center font-semibold underline underline-offset-4';
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Popover.Portal container={mainPart()}>
        <Popover.Content
          aria-labelledby={title}
          sideOffset={8}
          collisionPadding={{ top: 12, left: 12, right: 12, bottom: 76 }}
          onInteractOutside={(event) => {
            const isButton = anchor.current?.contains(event.target as Node) === true;
            // The button's own click closes it; without this, it would be open again after that.
            if (isButton) event.preventDefault();
            else leftFor.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftFor.current) anchor.current?.focus();
          }}
          style={{ maxWidth: 'var(--radix-popover-content-available-width)' }}
          className="z-50 w-80 animate-fade rounded-card border border-line bg-raised px-4 pt-3 pb-1 text-left text-sm font-normal text-ink shadow-float focus:outline-none"
        >
          <h2 id={title} className="text-base">
            {heading}
          </h2>
          <p className="mt-1">{text}</p>
          {newTab ? (
            <a href={MORE} target="_blank" className={link}>
              How projections work<span className="sr-only"> (opens in a new tab)</span>
            </a>
          ) : (
            <IntentLink href={MORE} className={link}>
              How projections work
            </IntentLink>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** The help's section about projections. */
const MORE = '/about#projections';
