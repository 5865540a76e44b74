import Link from 'next/link';
import { Button, Sheet, type LeagueSheetProps } from '@/components';
import { LeagueList } from './LeagueList';

/** The leagues to choose from, with record, rank and score of each. */
export function LeagueSheet({ leagues, value, onChoose, onClose }: LeagueSheetProps) {
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title="Your leagues"
      actions={
        <Button asChild>
          <Link href="/leagues" onClick={onClose}>
            All leagues
          </Link>
        </Button>
      }
    >
      <div className="-mx-5 -my-4 border-t border-line">
        <LeagueList
          leagues={leagues}
          shown={value}
          onChoose={(leagueId) => {
            onClose();
            onChoose(leagueId);
          }}
        />
      </div>
    </Sheet>
  );
}
