'use client';

import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './Button';
import { LiveRegion } from './LiveRegion';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'value'> {
  /** The text copied to the clipboard. */
  text: string;
  /** The button's label, such as "Copy link". */
  label?: string;
}

/** Copies `text` and shows "Copied" for two seconds. If the browser refuses, asks the user to copy it manually. */
export function CopyButton({ text, label = 'Copy', ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'refused'>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const words = outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Select and copy it' : label;
  return (
    <>
      <Button {...rest} onClick={() => void copy()}>
        {outcome === 'copied' ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        {words}
      </Button>
      <LiveRegion message={outcome === 'none' ? '' : words} />
    </>
  );
}
