const SHAPES = {
  star: 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z',
  queue: 'M4 6h16M4 12h8M4 18h8M18 12v8M14 16h8',
  queued: 'M4 6h16M4 12h8M4 18h8M14.5 16.5l2.5 2.5 5-6',
  grip: 'M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01',
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M19 12l-7 7-7-7',
  away: 'M18 6L6 18M6 6l12 12',
} as const;

/** One of the few signs that stand in every row of the pool or the queue, each a single path so that a hundred rows stay light. */
export function Glyph({
  shape,
  filled = false,
  small = false,
}: {
  shape: keyof typeof SHAPES;
  filled?: boolean;
  small?: boolean;
}) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={small ? 'size-4' : 'size-5'}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SHAPES[shape]} />
    </svg>
  );
}
