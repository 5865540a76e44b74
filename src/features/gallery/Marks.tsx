import { Avatar, Card, PointsFigure, ShieldLogo, SquadChip, Table, UnitBadge } from '@/components';
import { SCHOOL_CODES } from '@/domain/football/schools';
import { ALL_SQUADS, UNITS, type SquadId } from '@/domain/football/squads';

const rows = ALL_SQUADS.slice(0, 4).map((squad, index) => ({ squad, points: [2748, 1102, -50, 0][index] ?? 0 }));

export function Marks() {
  return (
    <Card title="Marks and numbers">
      <div className="grid gap-5">
        {[20, 28, 48].map((size) => (
          <div key={size} className="flex flex-wrap gap-2">
            {[...SCHOOL_CODES, null].map((code) => (
              <ShieldLogo key={code ?? 'product'} code={code} size={size} />
            ))}
          </div>
        ))}
        <div className="flex flex-wrap gap-1.5">
          {[...UNITS, 'FLEX'].map((unit) => (
            <UnitBadge key={unit} unit={unit} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Avatar name="Renee" />
          <Avatar name={null} />
          <Avatar name="Broken" src="/no-such-picture.png" />
          {SCHOOL_CODES.map((code, i) => (
            <Avatar key={code} name={`${String.fromCharCode(65 + i)} team`} school={code} size={24 + 2 * (i % 8)} />
          ))}
          {['Hail Marys', 'Ümlaut', '山田', 'שרה', 'नीता', '🏈', 'ßen', 'Wolverines'].map((name) => (
            <Avatar key={name} name={name} size={28} />
          ))}
        </div>
        <div className="flex flex-wrap items-baseline gap-4">
          <PointsFigure hundredths={19064} size="large" />
          <PointsFigure hundredths={1248} />
          <PointsFigure hundredths={-50} size="small" />
          <PointsFigure hundredths={null} />
        </div>
        <Table<{ squad: SquadId; points: number }>
          caption="Squads and points"
          showCaption
          rows={rows}
          rowKey={(row) => row.squad}
          highlight={(row) => row.points > 2000}
          columns={[
            { key: 'squad', header: 'Squad', rowHeader: true, cell: (row) => <SquadChip squad={row.squad} /> },
            { key: 'rank', header: 'Rank', numeric: true, wideOnly: true, cell: (_, index) => index + 1 },
            {
              key: 'points',
              header: 'Points',
              numeric: true,
              cell: (row) => <PointsFigure hundredths={row.points} size="small" />,
            },
          ]}
        />
      </div>
    </Card>
  );
}
