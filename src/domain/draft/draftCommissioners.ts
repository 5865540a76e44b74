import type { Draft } from './types';

type Heads = Pick<Draft, 'commissioner' | 'coCommissioner'>;

/** Those who have the commissioner's powers in a draft: its commissioner, and the league's co-commissioner if any. */
export function commissionersOf({ commissioner, coCommissioner }: Heads): string[] {
  return coCommissioner === null ? [commissioner] : [commissioner, coCommissioner];
}

/** Whether a person has the commissioner's powers in a draft. */
export function runsDraft(draft: Heads, uid: string): boolean {
  return commissionersOf(draft).includes(uid);
}
