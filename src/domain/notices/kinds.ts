/**
 * Where a person is told about a kind of notice: in the app, also by the browser while the page is hidden, or not at
 * all.
 */
export const NOTICE_CHANNELS = ['app', 'browser', 'off'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/**
 * What the bell tells a person, the most urgent first. Stored in `users.notices` by these names. This file imports
 * nothing, so that code outside the app can use it.
 */
export const NOTICE_KINDS = [
  'onTheClock',
  'draftSoon',
  'lineup',
  'trade',
  'claims',
  'mention',
  'answer',
  'award',
  'correction',
  'result',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What the settings say of a kind, and where a person is told about it who hasn't chosen. */
export type KindDescription = { label: string; hint: string; default: NoticeChannel };

/**
 * Pattern of the values stored in `users.notices`, with a blank between them: the channels, the time of `seen` in
 * milliseconds, and those of up to five push devices (`pushDevices.ts`).
 */
export const NOTICES_PATTERN = `((${NOTICE_CHANNELS.join('|')}|[0-9]{13}) ?){0,${String(NOTICE_KINDS.length + 6)}}`;

/** Each kind's words and default: the one source of the settings. */
export const KIND_TABLE: Readonly<Record<NoticeKind, KindDescription>> = {
  onTheClock: { label: 'On the clock', hint: 'It’s your pick in a live draft.', default: 'app' },
  draftSoon: { label: 'Draft soon', hint: 'Your draft starts within the hour.', default: 'app' },
  lineup: { label: 'Lineup gaps', hint: 'An empty slot or a bye, an hour before kickoff.', default: 'app' },
  trade: { label: 'Trades', hint: 'Offers, answers and what came of them.', default: 'app' },
  claims: { label: 'Claims', hint: 'When you can make claims, and an hour before they close.', default: 'app' },
  mention: { label: 'Mentions', hint: 'A message names you.', default: 'app' },
  answer: { label: 'Feedback answers', hint: 'We answered your feedback.', default: 'app' },
  award: { label: 'Waiver results', hint: 'Which of your claims you won and lost.', default: 'app' },
  correction: { label: 'Commissioner edits', hint: 'The commissioner edited your roster or lineup.', default: 'app' },
  result: { label: 'Results', hint: 'The last game of a week is final.', default: 'app' },
};

/** The kinds whose channel a person has chosen. The others have their default. */
export type NoticeSettings = Readonly<Partial<Record<NoticeKind, NoticeChannel>>>;

/** Where a person with these settings is told about a kind. */
export function channelOf(settings: NoticeSettings, kind: NoticeKind): NoticeChannel {
  return settings[kind] ?? KIND_TABLE[kind].default;
}

/** Reads stored settings; skips what isn't one. */
export function parseNoticeSettings(stored: unknown): NoticeSettings {
  if (typeof stored !== 'object' || stored === null) return {};
  const raw = stored as Record<string, unknown>;
  return Object.fromEntries(
    NOTICE_KINDS.flatMap((kind) => {
      const channel = NOTICE_CHANNELS.find((one) => one === raw[kind]);
      return channel === undefined ? [] : [[kind, channel]];
    }),
  );
}
