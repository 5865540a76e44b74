/** A plain G in a ring, in the colour of the text: our own drawing, for buttons that lead to Google. */
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
