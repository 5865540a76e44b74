import type { CDPSession, Locator } from '@playwright/test';

/** A place on the screen, in pixels. */
interface Point {
  x: number;
  y: number;
}

/** The middle of an element. */
export async function middle(element: Locator): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** A finger on the screen. Playwright itself only taps. */
export class Finger {
  constructor(private readonly session: CDPSession) {}

  async down(point: Point): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  }

  async move(point: Point): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }

  async up(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}
