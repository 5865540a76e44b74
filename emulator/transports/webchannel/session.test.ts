import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatusError } from '../../errors';
import { decodeForward, decodeHeaders, frame } from './framing';
import { Session } from './session';

/** A response that records what is written to it. */
class FakeResponse extends EventEmitter {
  text = '';
  ended = false;
  write(text: string): void {
    this.text += text;
  }
  end(text = ''): void {
    this.text += text;
    this.ended = true;
    this.emit('close');
  }
  flushHeaders(): void {
    // Nothing to send.
  }
  /** The numbered messages in the written text. */
  get messages(): [number, unknown][] {
    const messages: [number, unknown][] = [];
    for (let at = 0; at < this.text.length;) {
      const line = this.text.indexOf('\n', at);
      const length = Number(this.text.slice(at, line));
      messages.push(...(JSON.parse(this.text.slice(line + 1, line + 1 + length)) as [number, unknown][]));
      at = line + 1 + length;
    }
    return messages;
  }
}

let received: unknown[];
let ended: number;
let session: Session;

beforeEach(() => {
  vi.useFakeTimers();
  received = [];
  ended = 0;
  session = new Session('s', () => ended++, 10_000);
  session.attach({
    receive: (request) => {
      if (request.bad) throw new StatusError('PERMISSION_DENIED', 'no');
      received.push(request.n);
    },
  });
});
afterEach(() => {
  session.end();
  vi.useRealTimers();
});

function open(acknowledged = 0, single = false): FakeResponse {
  const response = new FakeResponse();
  session.openBackChannel(response as unknown as ServerResponse, acknowledged, single);
  return response;
}

const texts = (...numbers: number[]) => numbers.map((n) => JSON.stringify({ n }));

describe('client messages', () => {
  it('are received once and in order, even when requests overlap or arrive out of order', () => {
    session.take(0, texts(0, 1));
    session.take(3, texts(3));
    session.take(1, texts(1, 2));
    session.take(0, texts(0));
    expect(received).toEqual([0, 1, 2, 3]);
  });

  it('end the stream with a status when one is rejected, and later messages are ignored', () => {
    const back = open();
    session.take(0, ['{"bad":true}', ...texts(1)]);
    expect(back.messages.at(-1)).toEqual([2, [{ error: { code: 403, status: 'PERMISSION_DENIED', message: 'no' } }]]);
    expect(received).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(ended).toBe(1);
  });
});

describe('server messages', () => {
  it('start with a noop on an open back channel, then arrive as they are sent', () => {
    const back = open();
    session.send({ a: 'ä😀' });
    expect(back.messages).toEqual([
      [1, ['noop']],
      [2, [{ a: 'ä😀' }]],
    ]);
  });

  it('are sent again only if not acknowledged', () => {
    const first = open();
    session.send('x');
    session.send('y');
    first.end();
    session.send('z');
    expect(session.state).toBe('[0,4,0]');
    const second = open(2);
    expect(second.messages).toEqual([
      [3, ['y']],
      [4, ['z']],
    ]);
    expect(session.state).toBe('[1,4,0]');
  });

  it('end a long poll with the first batch', () => {
    session.send('x');
    session.send('y');
    const first = open(0, true);
    expect([first.messages.length, first.ended]).toEqual([2, true]);
    const second = open(2, true);
    expect(second.ended).toBe(false);
    session.send('z');
    expect([second.messages, second.ended]).toEqual([[[3, ['z']]], true]);
  });

  it('end a back channel that has carried a lot of data, so that the client acknowledges', () => {
    const back = open();
    session.send('x'.repeat(1_000_000));
    expect(back.ended).toBe(true);
    expect(open(2).messages).toEqual([[3, ['noop']]]);
  });
});

describe('the end of a session', () => {
  it('is a clean close when the client has been idle for long', () => {
    const back = open();
    session.take(0, texts(0));
    vi.advanceTimersByTime(10_001);
    expect(back.messages.at(-1)?.[1]).toEqual(['close']);
    expect([back.ended, ended]).toEqual([true, 1]);
  });

  it('comes when no back channel is opened for a minute', () => {
    open().end();
    vi.advanceTimersByTime(59_000);
    expect(ended).toBe(0);
    vi.advanceTimersByTime(2000);
    expect(ended).toBe(1);
  });
});

describe('framing', () => {
  it('counts UTF-16 units', () => expect(frame('"😀"')).toBe('4\n"😀"'));

  it('decodes forms and headers', () => {
    const body = new URLSearchParams({
      headers: 'Authorization:Bearer a:b\r\nX-Other: y\r\nnonsense\r\n',
      count: '2',
      ofs: '5',
      req0___data__: '{"a":1}',
      req1___data__: '{}',
    });
    const { offset, messages, headers } = decodeForward(body.toString());
    expect([offset, messages]).toEqual([5, ['{"a":1}', '{}']]);
    expect(headers.get('authorization')).toBe('Bearer a:b');
    expect(decodeHeaders('')).toEqual(new Map());
  });
});
