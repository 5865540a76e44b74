/**
 * Where a person is told about a kind of notice: in the app, also by the browser while the page is hidden, or not at
 * all.
 */
export const NOTICE_CHANNELS = ['app', 'browser', 'off'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/**
 * What a kind of notice is to the settings, the page and the sender of push notifications. `label` and `hint`: its
 * words in the settings. `default`: where people who haven't chosen are told about it. `shownOn`: the page on which it
 * needs no toast: its own, or the league's messages. `mutes`: people aren't told about it in a muted league. `sentOn`:
 * the sender tells everyone at a time; otherwise when a document changes or at a league's time.
 */
interface KindDescription {
  label: string;
  hint: string;
  default: NoticeChannel;
  shownOn?: 'its page' | 'messages';
  mutes?: true;
  sentOn?: 'time';
}

/**
 * What the bell tells a person, the most urgent first. Stored in `users.notices` by these names. This file imports
 * nothing, so that code outside the app can use it. To add a kind, see docs/architecture.md, Where a change goes.
 */
export const KIND_TABLE = {
  onTheClock: {
    label: 'On the clock',
    hint: 'It’s your pick in a live draft.',
    default: 'app',
    shownOn: 'its page',
  },
  draftSoon: {
    label: 'Draft soon',
    hint: 'Your draft starts within the hour.',
    default: 'app',
  },
  lineup: {
    label: 'Lineup gaps',
    hint: 'An empty slot or a bye, an hour before kickoff.',
    default: 'app',
    sentOn: 'time',
  },
  trade: { label: 'Trades', hint: 'Offers, answers and what came of them.', default: 'app' },
  block: { label: 'Trade block', hint: 'A manager would trade squads. Only while the app is open.', default: 'app' },
  claims: {
    label: 'Claims',
    hint: 'When you can make claims, and an hour before they close.',
    default: 'app',
    sentOn: 'time',
  },
  mention: {
    label: 'Mentions',
    hint: 'A message names you.',
    default: 'app',
    shownOn: 'messages',
    mutes: true,
  },
  answer: { label: 'Feedback answers', hint: 'We answered your feedback.', default: 'app' },
  award: { label: 'Waiver results', hint: 'Which of your claims you won and lost.', default: 'app' },
  correction: {
    label: 'Commissioner edits',
    hint: 'The commissioner edited your roster or lineup.',
    default: 'app',
  },
  result: { label: 'Results', hint: 'The last game of a week is final.', default: 'app', sentOn: 'time' },
} as const satisfies Record<string, KindDescription>;

export type NoticeKind = keyof typeof KIND_TABLE;
export const NOTICE_KINDS = Object.keys(KIND_TABLE) as readonly NoticeKind[];

/** A kind's description. */
export function noticeKind(kind: NoticeKind): KindDescription {
  return KIND_TABLE[kind];
}

/**
 * Pattern of the values stored in `users.notices`, with a blank between them: the channels, the time of `seen` in
 * milliseconds, and those of up to five push devices (`pushDevices.ts`).
 */
export const NOTICES_PATTERN = `((${NOTICE_CHANNELS.join('|')}|[0-9]{13}) ?){0,${String(NOTICE_KINDS.length + 6)}}`;

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
