import { isWell, type Line, type Played } from './play';

/** What became of everything on one engine: counts, and the lines to print. */
export interface Report {
  readonly denied: number;
  readonly through: number;
  readonly allowed: number;
  readonly refused: number;
  readonly broken: number;
  /** One line an attempt; only those that went wrong where asked. */
  lines(failuresOnly: boolean): string[];
  /** One line a concern. */
  summary(): string[];
}

const WORDS: Record<Line['result'], string> = {
  denied: 'denied',
  allowed: 'allowed',
  'let through': 'LET THROUGH',
  'honest request refused': 'HONEST REQUEST REFUSED',
  broken: 'NOT JUDGED',
};

export function reportOf(engine: string, concerns: readonly Played[]): Report {
  const all = concerns.flatMap(({ lines }) => lines);
  const count = (result: Line['result'], lines: readonly Line[] = all): number =>
    lines.filter((line) => line.result === result).length;
  return {
    denied: count('denied'),
    through: count('let through'),
    allowed: count('allowed'),
    refused: count('honest request refused'),
    broken: count('broken'),
    lines: (failuresOnly) =>
      concerns.flatMap(({ concern, lines }) =>
        lines
          .filter((line) => !failuresOnly || !isWell(line))
          .map(
            ({ scene, what, result, detail }) =>
              `${engine}  ${concern}  ${WORDS[result]}  ${scene}: ${what}${detail === undefined ? '' : ` (${detail})`}`,
          ),
      ),
    summary: () =>
      concerns.map(({ concern, lines }) => {
        const honest = `${count('allowed', lines)} of ${lines.filter(({ what }) => what === 'the honest request').length} honest`;
        return `${engine}  ${concern}: ${count('denied', lines)} denied, ${count('let through', lines)} let through; ${honest} requests allowed`;
      }),
  };
}
