import { expect, it } from 'vitest';
import { errorTitle } from './result';

it('the heading of an error says that nothing happened, unless the server didn’t answer', () => {
  const title = 'Your roster hasn’t changed';
  expect(errorTitle({ code: 'unavailable', message: '' }, title)).toBe(title);
  expect(errorTitle({ code: 'no-answer', message: '' }, title)).toBe('No answer yet');
});
