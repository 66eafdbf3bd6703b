import { Suspense } from 'react';
import { PartWaiting } from '../parts/PartWaiting';
import type { ScreenRoute } from '../routing/screens';
import { ErrorBoundary } from './ErrorBoundary';
import { RequirePermission } from './RequirePermission';

/** One screen of the shell: allowed, loaded on demand, and failing alone. */
export default function ScreenOutlet({ route: { path, data, screen: Screen } }: { route: ScreenRoute }) {
  return (
    <RequirePermission permissions={data.permissions}>
      <ErrorBoundary key={path}>
        <Suspense fallback={<PartWaiting />}>
          <Screen />
        </Suspense>
      </ErrorBoundary>
    </RequirePermission>
  );
}
