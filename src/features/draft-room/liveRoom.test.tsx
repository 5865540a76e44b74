import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEGUN_AT, exampleDraft } from '../../../tests/support/exampleDraft';
import { roomState } from '../../../tests/support/roomState';
import type { Draft } from '@/domain/draft/types';
import type { DraftRoomState } from '@/providers/draft/room';
import { LiveRoom } from './LiveRoom';

const room = vi.hoisted(() => ({ state: {} as DraftRoomState }));
vi.mock('@/providers/draft/room', () => ({ useDraft: () => room.state }));

/** Shows the room to Ann, who is the commissioner, at a desk or on a phone. */
function enter(draft: Draft, { wide = true, ...change }: Partial<DraftRoomState> & { wide?: boolean } = {}) {
  window.matchMedia = vi
    .fn()
    .mockReturnValue({ matches: wide, addEventListener: vi.fn(), removeEventListener: vi.fn() });
  room.state = roomState(draft, { me: 'ann', ...change });
  return render(<LiveRoom draft={draft} />);
}

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn();
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const paused = (): Draft => ({ ...exampleDraft(), pausedAt: BEGUN_AT });

describe('what the room says', () => {
  it('stands under the parts, so that nothing in them moves when it is said', () => {
    enter(paused());
    const said = screen.getByText('The draft is paused');
    const pool = screen.getByRole('region', { name: 'Pool' });
    expect(pool.compareDocumentPosition(said)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
