/** A plain G in a ring, in the text color. Our own drawing, for the Google sign-in buttons. */
export function GoogleMark() {
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 place-items-center rounded-full border-2 border-current text-sm leading-none font-bold"
    >
      G
    </span>
  );
}
