import { describe, expect, it } from 'vitest';
import {
  ServerClock,
  UNKNOWN_OFFSET,
  boundsOfAnswer,
  boundsOfTimestamp,
  likelyOffset,
  tighten,
  type DateAnswer,
} from './serverClock';

/** A device clock `offset` milliseconds behind the server's, and a network with the given delays. */
function world(offset: number, there = 20, back = 30) {
  let device = 1_700_000_000_123;
  let steady = 0;
  let questions = 0;
  const pass = (milliseconds: number) => {
    device += milliseconds;
    steady += milliseconds;
  };
  const clock = new ServerClock({
    deviceNow: () => device,
    steadyNow: () => steady,
    wait: (milliseconds) => {
      pass(milliseconds);
      return Promise.resolve();
    },
    ask: () => {
      questions += 1;
      const sent = device;
      pass(there);
      const date = Math.floor((device + offset) / 1000) * 1000;
      pass(back);
      return Promise.resolve<DateAnswer>({ sent, received: device, date });
    },
  });
  return {
    clock,
    pass,
    setDevice: (milliseconds: number) => (device += milliseconds),
    serverNow: () => device + offset,
    asked: () => questions,
  };
}

describe('the bounds of the clock offset', () => {
  it('treat a Date header as a whole second', () => {
    expect(boundsOfAnswer({ sent: 100, received: 160, date: 5000 })).toEqual({ low: 4840, high: 5900 });
  });

  it('are the intersection of both observations', () => {
    expect(tighten({ low: 0, high: 1000 }, { low: 400, high: 1400 })).toEqual({ low: 400, high: 1000 });
  });

  it('are the gap between observations when two servers differ slightly', () => {
    expect(tighten({ low: 0, high: 100 }, { low: 130, high: 1130 })).toEqual({ low: 100, high: 130 });
  });

  it('follow the newer observation when the device’s clock was changed', () => {
    expect(tighten({ low: 0, high: 100 }, { low: 3_600_000, high: 3_601_000 })).toEqual({
      low: 3_600_000,
      high: 3_601_000,
    });
  });

  it('give an offset of 0 before any observation', () => {
    expect(likelyOffset(UNKNOWN_OFFSET)).toBe(0);
    expect(likelyOffset(boundsOfTimestamp(900, 400))).toBe(500);
  });
  it('leave the device’s clock alone after a timestamp from long ago', () => {
    expect(likelyOffset(boundsOfTimestamp(400, 80_400))).toBe(0);
    expect(likelyOffset({ low: -Infinity, high: -300 })).toBe(-300);
  });
});

describe('the measured clock', () => {
  it.each([0, 450, -7_200_000, 86_400_000, 3_599_999])(
    'finds an offset of %i ms to within the round trip',
    async (offset) => {
      const { clock, serverNow, asked } = world(offset);
      await clock.measure();
      expect(Math.abs(clock.now() - serverNow())).toBeLessThanOrEqual(50);
      expect(asked()).toBeLessThanOrEqual(7);
    },
  );

  it('is correct again after the device’s clock was changed by hours', async () => {
    const { clock, setDevice, pass, serverNow } = world(0);
    await clock.measure();
    const offsetBefore = clock.now() - serverNow();
    setDevice(-3 * 3_600_000);
    pass(10);
    expect(clock.forgetAfterJump()).toBe(true);
    await clock.measure();
    expect(Math.abs(offsetBefore)).toBeLessThanOrEqual(50);
    // The simulated server reads the device's clock plus a fixed offset, so it changed too: only the measurement has to
    // be right.
    expect(Math.abs(clock.now() - serverNow())).toBeLessThanOrEqual(50);
  });

  it.each([
    ['first', 1, false],
    ['second', 2, false],
    ['second, which a clock on the page notices first', 2, true],
    ['fifth, which a clock on the page notices first', 5, true],
  ])('is correct when the device’s clock is changed while the %s request is on its way', async (_, at, noticed) => {
    const server = 1_700_000_000_000;
    let [steady, shift, asked] = [0, 7 * 3_600_000, 0];
    const device = () => server + steady + shift;
    const clock: ServerClock = new ServerClock({
      deviceNow: device,
      steadyNow: () => steady,
      wait: (milliseconds) => {
        steady += milliseconds;
        return Promise.resolve();
      },
      ask: () => {
        const sent = device();
        // A slow way there, so that five requests don't suffice.
        steady += 200;
        asked += 1;
        if (asked === at) {
          shift = -3 * 3_600_000;
          if (noticed) clock.forgetAfterJump();
        }
        const date = Math.floor((server + steady) / 1000) * 1000;
        steady += 30;
        return Promise.resolve<DateAnswer>({ sent, received: device(), date });
      },
    });
    await clock.measure();
    expect(Math.abs(clock.now() - (server + steady))).toBeLessThan(300);
    expect(asked).toBeGreaterThan(at);
  });

  it('gives up measuring while the device’s clock is changed all the time', async () => {
    let [shift, asked] = [0, 0];
    const clock = new ServerClock({
      deviceNow: () => shift,
      steadyNow: () => 0,
      wait: () => Promise.resolve(),
      ask: () => {
        asked += 1;
        shift += 10_000;
        return Promise.resolve<DateAnswer>({ sent: shift - 10_000, received: shift, date: 0 });
      },
    });
    await clock.measure();
    expect(asked).toBeLessThanOrEqual(21);
  });

  it('sends no more requests when the first one fails', async () => {
    const clock = new ServerClock({
      deviceNow: () => 5,
      steadyNow: () => 5,
      ask: () => Promise.resolve(null),
      wait: () => Promise.reject(new Error('no wait')),
    });
    await clock.measure();
    expect(clock.now()).toBe(5);
  });

  it('learns from a live server timestamp', () => {
    const { clock, serverNow } = world(40_000);
    clock.witness(serverNow() - 15);
    expect(clock.now()).toBe(serverNow() - 15);
  });

  it('measures again when a server timestamp is the first to meet a changed clock', async () => {
    const { clock, setDevice, asked, serverNow } = world(0);
    await clock.measure();
    const before = asked();
    setDevice(-3 * 3_600_000);
    clock.witness(serverNow() - 60_000);
    expect(asked()).toBeGreaterThan(before);
    await clock.measure();
    expect(Math.abs(clock.now() - serverNow())).toBeLessThanOrEqual(50);
  });

  it('notifies its subscribers when the offset improves', () => {
    const { clock, serverNow } = world(1_000);
    let told = 0;
    const stop = clock.subscribe(() => (told += 1));
    clock.witness(serverNow());
    stop();
    clock.witness(serverNow() + 500);
    expect(told).toBe(1);
  });
});
