import { Card, Page, PageHeader, Skeleton, SkeletonRows } from '@/components';

/** The page while its address is read, as large as it will be. */
export function SquadPageSkeleton() {
  return (
    <Page>
      <PageHeader
        title={<Skeleton className="h-10 w-48" />}
        lead={<Skeleton className="h-11 w-60 max-w-full" />}
        actions={<Skeleton className="h-11 w-44" />}
      />
      <div className="grid grid-cols-1 gap-4">
        <LoadingCards title="Season" />
      </div>
    </Page>
  );
}

/** A squad's cards while its season loads. */
export function LoadingCards({ title }: { title: string }) {
  return (
    <>
      <Card title={title}>
        <SkeletonRows rows={1} rowClass="h-32 lg:h-15" label="Loading the season" />
      </Card>
      <Card title="Points by week">
        <Skeleton className="h-76 w-full" />
      </Card>
      <Card flush title="Game log">
        <div className="p-4">
          <SkeletonRows rows={8} label="Loading the games" />
        </div>
      </Card>
    </>
  );
}
