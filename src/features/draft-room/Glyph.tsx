const SHAPES = {
  star: 'M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.1 6.1L12 17l-5.4 2.9 1.1-6.1L3.2 9.6l6.1-.8z',
  queue: 'M4 6h16M4 12h8M4 18h8M18 12v8M14 16h8',
  queued: 'M4 6h16M4 12h8M4 18h8M14.5 16.5l2.5 2.5 5-6',
} as const;

/** One of the few signs that stand in every row of the pool, each a single path so that a hundred rows stay light. */
export function Glyph({ shape, filled = false }: { shape: keyof typeof SHAPES; filled?: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className="size-5"
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
