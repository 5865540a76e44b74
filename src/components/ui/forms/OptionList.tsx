/** One option: its name, its value, what the value means, and an optional note at the end of the line. */
export interface OptionRow {
  label: string;
  value: string;
  meaning: string;
  aside?: string;
}

/** The options of a league or a draft, each with an explanation. */
export function OptionList({ rows }: { rows: readonly OptionRow[] }) {
  return (
    <dl className="divide-y divide-line">
      {rows.map(({ label, value, meaning, aside }) => (
        <div key={label} className="px-4 py-2.5 sm:px-5">
          <dt className="flex justify-between gap-3 text-sm text-ink-muted">
            {label}
            {aside !== undefined && <span>{aside}</span>}
          </dt>
          <dd>
            <b className="block first-letter:uppercase">{value}</b>
            <span className="block text-sm text-ink-muted first-letter:uppercase">{meaning}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
