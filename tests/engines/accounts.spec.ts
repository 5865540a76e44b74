import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freshName } from '../support/accounts';
import { DOWNLOADS } from './support/session';
import { signInThere } from './support/signIn';
import { test } from './support/test';

test('signing up with email starts onboarding, and a short password gets a sentence', async ({ there }) => {
  const email = `${freshName('up')}@stories.test`;
  await there.open('/signup');
  await there.label('Email').fill(email);
  await there.label('Password').fill('fall');
  await there.role('button', 'Create account').click();
  await there.text('Use at least 6 characters.').see();
  await there.label('Password').fill('saturday');
  await there.role('button', 'Create account').click();
  await there.at(/\/onboarding/);
  await there.role('heading', 'What should we call you?').see();
  await there.text(`You’re signed in as ${email}.`).see();
});

test('onboarding to its end: name, username, school, and a league of one’s own', async ({ there, db }) => {
  const username = freshName('new');
  const name = `League of ${username}`;
  await there.open('/onboarding');
  await there.label('Email').fill(`${username}@stories.test`);
  await there.label('Password').fill('saturday');
  await there.role('button', 'Create account').click();
  await there.label('Display name').fill('Ann Other');
  await there.role('button', 'Continue').press();
  await there.label('Username').fill(username);
  await there.text('Available').see();
  await there.role('radio', 'Alabama').click();
  await there.role('button', 'Continue').press();
  await there.role('button', 'Create a league').press();
  const form = there.role('dialog');
  await form.label('League name').fill(name);
  await form.label('Managers').choose('4');
  await form.role('button', 'Create league').press();
  await there.role('heading', name).see();
  const { uid } = (await db.doc(`usernames/${username}`).get()).data() as { uid: string };
  const user = (await db.doc(`users/${uid}`).get()).data();
  expect(user).toMatchObject({ displayName: 'Ann Other', favoriteTeam: 'ALA', onboardingCompleted: true });
});

test('signing in and out', async ({ there, fanThere }) => {
  const fan = await fanThere('inout');
  await there.open('/');
  await there.role('button', 'Sign Out').click();
  await there.role('button', 'Sign In / Register').see();
  await there.role('button', 'Sign Out').seeCount(0);
  await there.open('/profile');
  await there.at(/:\d+\/$/);
  await signInThere(there, fan);
  await there.role('button', 'Sign Out').see();
  // The session isn't in IndexedDB, which can hang in WebKit (docs/decisions/0021-session-storage.md).
  const databases = 'return (async () => (await indexedDB.databases()).map(({ name }) => name))()';
  expect(await there.run<string[]>(databases)).not.toContain('firebaseLocalStorageDb');
});

test('a picture is chosen, cropped and uploaded, but not one that breaks off', async ({
  there,
  fanThere,
  folder,
  db,
}) => {
  const { email } = await fanThere('photo');
  await there.open('/profile');
  await there.role('button', 'Choose a picture').see();
  const whole = join(process.cwd(), 'docs/images/draft.png');
  const broken = join(folder, 'broken.png');
  writeFileSync(broken, readFileSync(whole).subarray(0, 20_000));
  await there.label('Picture file').setFile(broken);
  await there.text('That file can’t be read as a picture. Choose another one.').see();
  await there.label('Picture file').setFile(whole);
  const dialog = there.role('dialog', 'Crop your picture');
  await dialog.role('button', 'Use this picture').click();
  await there.role('button', 'Change picture').see();
  const stored = (await db.doc(`users/${email.replace(/[.#$[\]]/g, '_')}`).get()).get('profilePicUrl') as string;
  expect(stored).toContain('profilePictures');
  // The page shows the picture that was stored, and it is a square.
  const size = 'const image = document.querySelector("main img"); return [image.naturalWidth, image.naturalHeight]';
  await expect.poll(() => there.run<number[]>(size)).not.toContain(0);
  const [width, height] = await there.run<number[]>(size);
  expect(width).toBe(height);
});

test('one’s data is downloaded whole, five times', async ({ there, fanThere, folder }) => {
  const { uid } = await fanThere('files');
  await there.open('/acc');
  await there.role('button', 'Download my data').see();
  const files = () => readdirSync(join(folder, DOWNLOADS)).filter((name) => name.endsWith('.json'));
  for (let count = 0; count < 5; count++) {
    // By a script: what the browsers show of a download takes the keyboard's focus, and WebKit's then stops drawing.
    await expect.poll(() => there.run<boolean>(PRESS_DOWNLOAD)).toBe(true);
    await expect.poll(files).toHaveLength(1);
    const file = join(folder, DOWNLOADS, files()[0]!);
    await expect.poll(() => readFileSync(file, 'utf8').trimEnd().at(-1)).toBe('}');
    expect(JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))).toContain(uid);
    // WebKit's browser doesn't save a second file of the same name.
    rmSync(file);
  }
});

/** In the page: presses the button unless it is busy. Returns whether it did. */
const PRESS_DOWNLOAD = `
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Download my data');
  if (button === undefined || button.matches('[aria-busy=true]')) return false;
  button.click();
  return true;`;
