import { TableSkeleton } from '@comptoir/ui/Skeleton';

/** Holds the place of a list. It is in a box, because what stands below waits for it (`Stack` in order). */
export function Waiting() {
  return (
    <div>
      <TableSkeleton columns={5} rows={3} />
    </div>
  );
}
