import type { RecordId } from '@comptoir/domain/units';
import { Suspense } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { lazyOf } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';

const EnRoute = lazyOf(
  withTexts('transferts', () => import('./EnRoute')),
  'EnRoute',
);

/** What is on its way, beside a list that does not wait for it; for users who may answer. */
export function TransfertsEnRoute({ caisseid }: { caisseid?: RecordId }) {
  const { can } = useSession();
  return (
    can('caisses.transferer') && (
      <Suspense>
        <EnRoute caisseid={caisseid} />
      </Suspense>
    )
  );
}
