import { virtual } from '@guidepup/virtual-screen-reader';
import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writePractice } from '@/data/device/draftRoomStorage';
import {
  PRACTICE_DEFAULT,
  PRACTICE_SEASON,
  practiceDraft,
  recordOf,
  type PracticeSetup,
} from '@/domain/draft/practice';
import { byeWeeks, formatByes } from '@/domain/football/byes';
import { draftProjections } from '@/domain/projections/preseason';
import { schoolOf, squadName } from '@/domain/football/squads';
import { onlySlots } from '../../../../tests/support/slots';
import { PracticePage } from '../practice/index';

/** A draft of two managers and two rounds, with a bot that picks at once. */
const SETUP: PracticeSetup = {
  ...PRACTICE_DEFAULT,
  managers: 2,
  seat: 1,
  slots: onlySlots({ QB: 1, K: 1 }),
  bench: 0,
  speed: 'instant',
};

/** The first squad of the pool, its bye and its projection. */
const BEST = practiceDraft(SETUP).ranking[0]!;
const NAME = squadName(BEST);
const BYES = formatByes(byeWeeks(PRACTICE_SEASON, schoolOf(BEST)));
const PROJECTED = (draftProjections(PRACTICE_SEASON)[BEST] / 100).toFixed(1);

beforeEach(() => {
  writePractice(recordOf(practiceDraft(SETUP), SETUP, []));
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(112);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390);
});
afterEach(async () => {
  await virtual.stop();
  writePractice(null);
  vi.restoreAllMocks();
});

const heard = () => virtual.spokenPhraseLog();
const press = () => virtual.act();

/**
 * Moves the screen reader, item by item or with `go`, until it reads a phrase that starts with `words`. Returns that
 * phrase.
 */
async function readTo(words: string, go = () => virtual.next()): Promise<string> {
  for (let steps = 0; steps < 400; steps++) {
    await go();
    const phrase = await virtual.lastSpokenPhrase();
    if (phrase.startsWith(words)) return phrase;
  }
  throw new Error(`nothing that begins with "${words}" was read; last: ${(await heard()).slice(-20).join(' | ')}`);
}

/** Moves to the heading of a panel, with the screen reader's command for headings. */
const goTo = (part: string) =>
  readTo(`heading, ${part}, level 2`, () => virtual.perform(virtual.commands.moveToNextHeadingLevel2));

/** Waits until the screen reader has announced these words, without being moved. */
const hears = (words: string) => waitFor(async () => expect(await heard()).toContain(words));

it(
  'supports drafting with a screen reader alone: turns and picks are announced, and panels have headings',
  { timeout: 60_000 },
  async () => {
    const { container } = render(<PracticePage />);
    await virtual.start({ container });
    expect(await heard()).toEqual(['heading, Mock draft, level 1']);
    await readTo('button, StartStart the draft');
    await press();
    await hears('assertive: You’re on the clock.');

    await readTo('button, Pause');
    await press();
    await hears('polite: The clock is stopped.');
    expect(document.title).toBe('Mock draft');
    await readTo('button, Resume', () => virtual.previous());
    await press();
    await waitFor(async () =>
      expect((await heard()).filter((phrase) => phrase === 'assertive: You’re on the clock.')).toHaveLength(2),
    );
    expect(document.title).toBe('● Your pick! Mock draft');

    await goTo('Pool');
    await readTo(`row, 1 ${NAME} ${BYES} ${PROJECTED} Draft, row index 2`);
    await readTo(`button, Watch ${NAME}, not pressed`);
    await readTo(`rowheader, ${NAME} ${BYES}`);
    await readTo(`button, Queue ${NAME}, not pressed`);
    await press();
    await hears(`polite: Queue: ${NAME}.`);
    await readTo(`button, Draft ${NAME}, not disabled`);
    await press();
    await hears(`polite: Pick 1.01: You took ${NAME}. Chalk Line Club is on the clock.`);
    await waitFor(async () =>
      expect((await heard()).join(' ')).toMatch(/assertive: Pick \S+: Chalk Line Club took .*\. You’re on the clock\./),
    );

    await goTo('Board');
    await readTo('region, Draft board');
    await readTo('columnheader, You');
    await readTo('rowheader, 1');
    await readTo(`image, 1.01 ${NAME}`);
    await readTo('cell, On the clock');
    await goTo('Queue');
    await readTo('tab, Rosters');

    await goTo('Pool');
    const ready = await waitFor(() => {
      const button = container.querySelector('[data-act="draft"][aria-disabled="false"]');
      if (button === null) throw new Error('nothing can be drafted');
      return button.getAttribute('aria-label') ?? '';
    });
    await readTo(`button, ${ready}, not disabled`);
    await press();
    await hears('polite: The draft is over.');
  },
);
