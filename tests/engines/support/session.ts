/**
 * The WebDriver commands that the stories use: method and path below the session for an HTTP driver, and the name in
 * Firefox's Marionette protocol, which takes the same parameters. `{id}` in a path is the parameter of that name.
 */
export const COMMANDS = {
  navigate: { method: 'POST', path: 'url', marionette: 'WebDriver:Navigate' },
  resize: { method: 'POST', path: 'window/rect', marionette: 'WebDriver:SetWindowRect' },
  run: { method: 'POST', path: 'execute/sync', marionette: 'WebDriver:ExecuteScript' },
  click: { method: 'POST', path: 'element/{id}/click', marionette: 'WebDriver:ElementClick' },
  type: { method: 'POST', path: 'element/{id}/value', marionette: 'WebDriver:ElementSendKeys' },
  point: { method: 'POST', path: 'actions', marionette: 'WebDriver:PerformActions' },
  screenshot: { method: 'GET', path: 'screenshot', marionette: 'WebDriver:TakeScreenshot' },
} as const;

export type Command = keyof typeof COMMANDS;

/** A browser under WebDriver's control. */
export interface Session {
  /** Runs a command and returns its value. Throws `WebDriverError` when the browser answers with an error. */
  send: (command: Command, parameters?: Record<string, unknown>) => Promise<unknown>;
  /** Ends the browser and every process that was started for it. */
  stop: () => Promise<void>;
}

/** Where the browser saves files, in its folder. */
export const DOWNLOADS = 'downloads';

/** What the browser is started with. */
export interface SessionOptions {
  /** The program that is started: WebKit's driver, or Firefox itself. */
  program: string;
  /** Host and port of the HTTP proxy for everything that the browser loads. */
  proxy: string;
  /** A folder that only this browser uses. The caller removes it. */
  folder: string;
}

/** An error that a browser answers with. */
export class WebDriverError extends Error {
  constructor(answer: { error: string; message: string }) {
    super(`${answer.error}: ${answer.message}`);
  }
}
