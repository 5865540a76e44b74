import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD, FANS } from '../../scripts/demo/people';
import { SCHOOL_CODES, SCHOOLS, type School, type SchoolCode } from '@/domain/schools';
import { signIn } from './support/browsing';
import { DESK } from './support/faults';
import { expect, test } from './support/people';

/** How many marks of a page are checked. */
const LOOKED_AT = 3;
/** The smallest share of a mark's pixels that have its school's colors. The drawings have 0.28 or more at these sizes. */
const SHARE = 0.2;
/** How far each channel of a pixel may differ from the color. */
const TOLERANCE = 32;

/** Pages with marks: `named` matches the smallest elements that contain one mark and its school's name; `follow` gets there by a link. */
const PAGES: readonly { path: string; named: string; follow: (page: Page) => Promise<void> }[] = [
  { path: '/roster', named: 'tr[data-squad] th', follow: (page) => followFrom(page, '/', 'Roster') },
  { path: '/matchups', named: 'tr[data-slot] td:has(img)', follow: (page) => followFrom(page, '/', 'Matchups') },
  {
    path: '/solo/survivor',
    named: 'main label:has(img)',
    follow: (page) => followFrom(page, '/solo', 'Play: Survivor'),
  },
  { path: '/profile', named: 'main label:has(img)', follow: (page) => followFrom(page, '/', 'Profile') },
  {
    path: '/draft/demokickoff',
    named: 'tr[data-row] th',
    follow: (page) => followFrom(page, '/leagues?league=demokickoff', 'Go to the draft lobby'),
  },
];

async function followFrom(page: Page, start: string, link: string): Promise<void> {
  await page.goto(start);
  await page.getByRole('link', { name: link, exact: true }).filter({ visible: true }).first().click();
}

/** The first school named in a text. If two names start alike, the longer one. */
function schoolIn(text: string): SchoolCode {
  const [first] = SCHOOL_CODES.map((code) => ({ code, name: SCHOOLS[code].name, at: text.indexOf(SCHOOLS[code].name) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length);
  if (first === undefined) throw new Error(`No school is named in "${text}".`);
  return first.code;
}

/** A school's colors as channels from 0 to 255, without white, because the page behind a missing mark is nearly white too. */
function colorsOf({ primary, secondary }: School): number[][] {
  const colors = [primary, secondary].filter((color) => color !== '#ffffff');
  return colors.map((color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)));
}

/** The share (0 to 1) of a screenshot's pixels that have one of these colors. */
async function shareOf(colors: readonly number[][], screenshot: Buffer): Promise<number> {
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let matching = 0;
  for (let pixel = 0; pixel < data.length; pixel += info.channels) {
    const near = (value: number, channel: number) => Math.abs(value - (data[pixel + channel] ?? NaN)) <= TOLERANCE;
    if (colors.some((color) => color.every(near))) matching++;
  }
  return matching / (info.width * info.height);
}

async function expectMarks(page: Page, named: string, how: string): Promise<void> {
  const parts = page.locator(named);
  await expect(parts.nth(LOOKED_AT - 1), how).toBeVisible();
  for (let index = 0; index < LOOKED_AT; index++) {
    const part = parts.nth(index);
    const school = SCHOOLS[schoolIn((await part.textContent()) ?? '')];
    const share = async () => shareOf(colorsOf(school), await part.locator('img').screenshot());
    await expect.poll(share, { message: `the mark of ${school.name}, ${how}` }).toBeGreaterThanOrEqual(SHARE);
  }
}

test('school marks show their school’s colors, whether the page opens by URL, reload or link', async ({ visitor }) => {
  test.slow();
  const { page } = await visitor(DESK);
  await signIn(page, { uid: FANS[0]!.uid, email: FANS[0]!.email, password: DEMO_PASSWORD });
  for (const { path, named, follow } of PAGES) {
    await page.goto(path);
    await expectMarks(page, named, `${path} opened by its address`);
    await page.reload();
    await expectMarks(page, named, `${path} reloaded`);
    await follow(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectMarks(page, named, `${path} opened by a link`);
  }
});
