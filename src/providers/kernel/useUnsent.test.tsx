import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { asTyped } from '@/domain/kernel/parse';
import { useUnsent } from './useUnsent';

beforeEach(() => sessionStorage.clear());

describe('useUnsent', () => {
  it('stores text separately for each form', () => {
    const { result, rerender } = renderHook(({ what }) => useUnsent('ann', what, asTyped), {
      initialProps: { what: 'messages.l' },
    });
    act(() => result.current[1]('Hello'));
    expect(result.current[0]).toBe('Hello');
    rerender({ what: 'messages.k' });
    expect(result.current[0]).toBe('');
    rerender({ what: 'messages.l' });
    expect(result.current[0]).toBe('Hello');
  });

  it('clears text that was sent or deleted', () => {
    const { result } = renderHook(() => useUnsent('ann', 'feedback', asTyped));
    act(() => result.current[1]('Hello'));
    act(() => result.current[2]());
    expect(sessionStorage).toHaveLength(0);
    act(() => result.current[1]('Again'));
    act(() => result.current[1](''));
    expect(sessionStorage).toHaveLength(0);
  });

  it('passes a guest’s text on to the next user who signs in', () => {
    const guest = renderHook(() => useUnsent(null, 'feedback', asTyped));
    act(() => guest.result.current[1]('Hello'));
    const { result } = renderHook(() => useUnsent('ann', 'feedback', asTyped));
    expect(result.current[0]).toBe('Hello');
    act(() => result.current[1]('Hello!'));
    expect({ ...sessionStorage }).toEqual({ 'unsent.ann.feedback': '"Hello!"' });
  });

  it('starts empty in prerendered HTML', () => {
    sessionStorage.setItem('unsent.guest.onboarding.email', '"ann@x.test"');
    const Field = () => <p>{useUnsent(null, 'onboarding.email', asTyped)[0]}</p>;
    expect(renderToString(<Field />)).toBe('<p></p>');
  });
});
