import type { BrowserContext } from '@playwright/test';

/**
 * Replaces Google's loader in the page and in the sign-in helper's frame, with just enough of `gapi.iframes` for the
 * two to talk. A message waits until a handler is registered for it, and a reply's callback may throw (the SDK's does).
 */
function standIn(): void {
  type Handler = (data: unknown) => unknown;
  type Wire = { gapiStandIn: true; name?: string; id: number; data: unknown };
  class Frame {
    private readonly handlers = new Map<string, Handler>();
    private readonly waiting: Wire[] = [];
    private readonly replies = new Map<number, (answers: unknown[]) => void>();
    private last = 0;
    constructor(private readonly peer: () => Window | null) {
      addEventListener('message', ({ source, data }: MessageEvent<Wire | null>) => {
        if (source !== peer() || data?.gapiStandIn !== true) return;
        if (data.name === undefined) this.answered(data);
        else if (this.handlers.has(data.name)) void this.handle(data);
        else this.waiting.push(data);
      });
    }
    register(name: string, handler: Handler): void {
      this.handlers.set(name, handler);
      for (const message of this.waiting.splice(0)) {
        if (message.name === name) void this.handle(message);
        else this.waiting.push(message);
      }
    }
    send(name: string, data: unknown, reply: (answers: unknown[]) => void): void {
      this.last += 1;
      this.replies.set(this.last, reply);
      this.post({ gapiStandIn: true, name, id: this.last, data });
    }
    restyle = (): Promise<void> => Promise.resolve();
    ping = (): Promise<void> => Promise.resolve();
    private async handle({ name, id, data }: Wire): Promise<void> {
      const answer = await this.handlers.get(name!)!(data);
      // The emulator's frame always reports storage support. The real one checks, and so does this one.
      const seen = name === 'webStorageSupport' ? { status: 'ACK', webStorageSupport: storageIsOpen() } : answer;
      this.post({ gapiStandIn: true, id, data: seen });
    }
    private answered({ id, data }: Wire): void {
      try {
        this.replies.get(id)?.([data]);
      } catch {
        // The SDK ends a supported reply by throwing on purpose.
      }
    }
    private post(message: Wire): void {
      this.peer()?.postMessage(message, '*');
    }
  }
  function storageIsOpen(): boolean {
    try {
      return window.localStorage !== null;
    } catch {
      return false;
    }
  }
  const context = {
    open({ url }: { url: string }, ready: (frame: Frame) => Promise<unknown>): Promise<unknown> {
      const element = document.createElement('iframe');
      element.src = url;
      element.style.display = 'none';
      const frame = new Frame(() => element.contentWindow);
      document.body.append(element);
      // A message sent before the frame has loaded would be lost.
      return new Promise((resolve) => element.addEventListener('load', () => resolve(ready(frame))));
    },
    getParentIframe: () => new Frame(() => window.parent),
  };
  const loaded = window as unknown as Record<string, unknown>;
  loaded.gapi = {
    load: (_name: string, { callback }: { callback: () => void }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {}, Iframe: Frame },
  };
  const named = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload');
  for (const name of ['gapi_onload', named]) {
    const begin = name === null ? undefined : loaded[name];
    if (typeof begin === 'function') (begin as () => void)();
  }
}

/** Makes the popup of a Google sign-in work in this context, which can't reach Google's hosts. */
export async function fakeGapi(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/apis\.google\.com\/js\/api\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
  );
}
