import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { suiteEnvironment } from '../../../scripts/suite/suite';
import { portsFrom } from '../../../scripts/suite/ports';
import { PROJECT, suite } from '../../support/suite';
import type { PublicCount } from './leagues';
import type { Moment } from './moments';

const run = promisify(execFile);

/**
 * The state of the suite that pictures are taken of: written anew once, then the season moves from moment to moment.
 */
export class SuiteState {
  private moment: Moment | null = null;
  private listed: PublicCount = 'all';
  private constructor() {}

  /** Empties the suite and fills it with the people and leagues of the pictures. */
  static async arrange(): Promise<SuiteState> {
    await ask('DELETE', `http://${suite.firestoreHost}/emulator/v1/projects/${PROJECT}/databases/(default)/documents`);
    await ask('DELETE', `http://${suite.authHost}/emulator/v1/projects/${PROJECT}/accounts`);
    await arrange('all');
    return new SuiteState();
  }

  /** Moves the season to a moment. */
  async moveTo(moment: Moment): Promise<void> {
    if (this.moment === moment) return;
    await arrange(moment);
    this.moment = moment;
  }

  /** Lists so many public leagues. */
  async listPublic(count: PublicCount): Promise<void> {
    if (this.listed === count) return;
    await arrange('public', count);
    this.listed = count;
  }

  /** Denies reading these collections to everyone until `allowAll`. Nothing else is refused meanwhile. */
  async deny(collections: readonly string[]): Promise<void> {
    const named = collections.map((name) => `'${name}'`).join(', ');
    await setRules(`rules_version = '2';
      service cloud.firestore { match /databases/{database}/documents {
        match /{collection}/{document=**} { allow read, write: if !(collection in [${named}]); }
      } }`);
  }

  /** Puts the app's own rules back. */
  async restoreRules(): Promise<void> {
    await setRules(readFileSync('firestore.rules', 'utf8'));
  }
}

/** Runs the program that writes to the suite. */
async function arrange(...what: string[]): Promise<void> {
  await run(process.execPath, ['--import', 'tsx', 'tests/looks/support/arrange.ts', ...what], {
    env: { ...process.env, ...suiteEnvironment(portsFrom(suite.base)) },
  });
}

async function setRules(content: string): Promise<void> {
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  await ask('PUT', `http://${suite.firestoreHost}/emulator/v1/projects/${PROJECT}:securityRules`, body);
}

async function ask(method: string, url: string, body?: string): Promise<void> {
  const answer = await fetch(url, { method, body, headers: { authorization: 'Bearer owner', connection: 'close' } });
  if (!answer.ok) throw new Error(`${method} ${url}: ${String(answer.status)} ${await answer.text()}`);
}
