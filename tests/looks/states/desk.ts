import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { opened, press, until } from '../support/acts';
import type { Look } from '../support/takeLook';

const upload = (page: Page, text: string) =>
  page.getByLabel('Results file').setInputFiles({ name: 'week.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

/** Downloads the week's file, changes it, and drops it on the page. */
const uploadChanged = (change: (text: string) => string) => async (page: Page) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download the week’s file')(page)]);
  await upload(page, change(await readFile(await download.path(), 'utf8')));
};

/** The cells of the first school's row after the opponent, with another number in one of them. */
const withCell = (column: number, value: string) => (text: string) => {
  const [head = '', first = '', ...others] = text.split('\n');
  const cells = first.split(',');
  cells[column] = value;
  return [head, cells.join(','), ...others].join('\n');
};
/** The column of the quarterbacks' passing yards. */
const PASS_YDS = 4;

/** Searches for a league. */
const search = (text: string) => async (page: Page) => {
  await page.getByLabel('Name, join code or id').fill(text);
  await press('Search')(page);
};

/** Finds a league, opens it and checks its books. */
const lookInto = (text: string) => async (page: Page) => {
  await search(text)(page);
  await page.getByText('Draft, rosters and activity').click();
  await press('Verify rosters')(page);
};

/** The desk, for administrators and staff. */
export const DESK: readonly Look[] = [
  { name: 'desk-week', path: '/admin', who: 'admin', shows: 'Save kickoffs', main: true },
  {
    name: 'desk-week-open',
    path: '/admin',
    who: 'admin',
    shows: 'Save kickoffs',
    act: opened(press(/^Open week/)),
    extent: 'window',
  },
  {
    name: 'desk-week-offline',
    path: '/admin',
    who: 'admin',
    shows: 'Save kickoffs',
    obstacle: 'offline',
  },
  { name: 'desk-week-empty', path: '/admin', who: 'admin', moment: 'noCalendar', shows: 'No week is open' },
  {
    name: 'desk-week-move',
    path: '/admin',
    who: 'admin',
    shows: 'Save kickoffs',
    act: opened(press(/^Move to another week Oklahoma/)),
    extent: 'window',
  },
  { name: 'desk-replay', path: '/admin/replay', who: 'admin', shows: 'Start the replay', main: true },
  { name: 'desk-replay-running', path: '/admin/replay', who: 'admin', moment: 'live', shows: 'Running' },
  { name: 'desk-live', path: '/admin/live', who: 'admin', shows: 'The game is', main: true },
  { name: 'desk-people', path: '/admin/people', who: 'admin', shows: 'Name, username, email or id', main: true },
  { name: 'desk-results', path: '/admin/results', who: 'admin', shows: 'Choose a file', main: true },
  {
    name: 'desk-results-refused',
    path: '/admin/results',
    who: 'admin',
    shows: 'Choose a file',
    act: until((page) => upload(page, 'school,mascot\nALA,Big Al\n'), 'This file can’t be published'),
    pictures: ['phone'],
  },
  {
    name: 'desk-results-correction',
    path: '/admin/results',
    who: 'admin',
    moment: 'final',
    shows: 'Choose a file',
    act: until(uploadChanged(withCell(PASS_YDS, '3000')), /^Changes up to/),
  },
  { name: 'desk-leagues', path: '/admin/leagues', who: 'admin', shows: 'Name, join code or id', main: true },
  {
    name: 'desk-leagues-found',
    path: '/admin/leagues',
    who: 'admin',
    shows: 'Name, join code or id',
    act: until(lookInto('NYGHTS'), 'Rosters check out'),
  },
  {
    name: 'desk-leagues-none',
    path: '/admin/leagues',
    who: 'admin',
    shows: 'Name, join code or id',
    act: until(search('nosuchleague'), 'No league found'),
    pictures: ['phone'],
  },
  {
    name: 'desk-leagues-error',
    path: '/admin/leagues',
    who: 'admin',
    obstacle: { denied: ['leagues'] },
    shows: 'Name, join code or id',
    act: until(search('nosuchleague'), 'Couldn’t search'),
  },
  { name: 'desk-health', path: '/admin/health', who: 'admin', shows: 'As expected', main: true },
  { name: 'desk-health-empty', path: '/admin/health', who: 'admin', moment: 'noCalendar', shows: 'No week is open.' },
  {
    name: 'desk-health-offline',
    path: '/admin/health',
    who: 'admin',
    shows: 'As expected',
    obstacle: 'offline',
  },
  {
    name: 'desk-log-empty',
    path: '/admin/log',
    who: 'admin',
    shows: 'No activity yet',
    main: true,
    pictures: ['phone'],
  },
  {
    name: 'desk-log-error',
    path: '/admin/log',
    who: 'admin',
    obstacle: { denied: ['adminLog'] },
    shows: 'Couldn’t load the log',
  },
  { name: 'desk-denied', path: '/admin', who: 'newcomer', shows: 'Administrators and staff only', pictures: ['phone'] },
];
