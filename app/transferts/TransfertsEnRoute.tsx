import { Suspense } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { lazyOf } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';
import type { EnRouteProps } from './EnRoute';

const EnRoute = lazyOf(
  withTexts('transferts', () => import('./EnRoute')),
  'EnRoute',
);

/** What is on its way, for users who may answer; a list beside it does not wait for it, unless `waiting` is given. */
export function TransfertsEnRoute(props: EnRouteProps) {
  const { can } = useSession();
  return (
    can('caisses.transferer') && (
      <Suspense fallback={props.waiting}>
        <EnRoute {...props} />
      </Suspense>
    )
  );
}
