import { Suspense } from 'react';
import ComingSoonPage from '../pages/ComingSoonPage';
import { PageWaiting } from '../pages/PageWaiting';
import { RequirePermission } from '../routing/RequirePermission';
import type { ScreenRoute } from '../routing/screens';
import { ErrorBoundary } from './ErrorBoundary';

/** One screen of the shell: allowed, loaded on demand, and failing alone. */
export default function ScreenOutlet({ route }: { route: ScreenRoute }) {
  const Screen = route.screen;
  return (
    <RequirePermission permissions={route.data.permissions}>
      <ErrorBoundary key={route.path}>
        <Suspense fallback={<PageWaiting />}>{Screen ? <Screen /> : <ComingSoonPage as="div" />}</Suspense>
      </ErrorBoundary>
    </RequirePermission>
  );
}
