import { Notice } from '@/components';
import type { FileProblem } from '@/domain/admin/resultsFile';

/**
 * What is wrong with results before they're published, by row. `refused`: the title if they can't be published at all.
 */
export function Problems({ problems, refused }: { problems: readonly FileProblem[]; refused: string }) {
  if (problems.length === 0) return null;
  const bad = problems.some(({ doubt }) => !doubt);
  return (
    <Notice tone={bad ? 'bad' : 'warn'} title={bad ? refused : 'Check these values'}>
      <ul className="grid gap-1">
        {problems.map(({ row, message }) => (
          <li key={`${String(row)} ${message}`}>
            {row !== null && <b className="figures">Row {row}: </b>}
            {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
