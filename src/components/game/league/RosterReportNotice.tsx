import type { RosterReport } from '@/domain/moves/ledger/verifyRosters';
import { formatRosterReport, formatProblem } from '@/domain/moves/ledger/formatMoves';
import type { TeamId } from '@/domain/kernel/ids';
import { Notice } from '../../ui/states';

/** The result of verifying a league's rosters, with everything that doesn't add up. */
export function RosterReportNotice({ report, nameOf }: { report: RosterReport; nameOf: (manager: TeamId) => string }) {
  const right = report.problems.length === 0;
  return (
    <Notice tone={right ? 'good' : 'bad'} title={right ? 'Rosters check out' : 'Rosters don’t check out'}>
      <p>{formatRosterReport(report)}</p>
      {!right && (
        <ul className="mt-1 list-disc pl-5">
          {report.problems.map((problem, index) => (
            <li key={index}>{formatProblem(problem, nameOf)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
