/** The side of a drawing, in its own units. */
const SIDE = 100;
/** Room between two drawings, so that no edge of one is seen beside the other. */
const GAP = 20;

/** What stands between the tags of a drawing. */
export function shapesOf(drawing: string): string {
  return drawing
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .trim();
}

/**
 * One drawing that holds several square ones side by side. Each is a view under its name in lower case, so that `sheet.svg#ala` as an
 * image shows that one alone.
 */
export function drawSheet(drawings: readonly (readonly [name: string, drawing: string])[]): string {
  const width = drawings.length * (SIDE + GAP) - GAP;
  const parts = drawings.map(([name, drawing], i) => {
    const x = i * (SIDE + GAP);
    const view = `<view id="${name.toLowerCase()}" viewBox="${String(x)} 0 ${String(SIDE)} ${String(SIDE)}"/>`;
    return `${view}\n<g transform="translate(${String(x)})">\n${shapesOf(drawing)}\n</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(SIDE)}">\n${parts.join('\n')}\n</svg>\n`;
}
