import { Suspense } from 'react';
import { PartWaiting } from '../parts/PartWaiting';
import type { ScreenRoute } from '../routing/screens';
import { ErrorBoundary } from './ErrorBoundary';
import { RequirePermission } from './RequirePermission';

/**
 * Draws one screen of the shell: checks the permission, loads the code on demand and keeps a failure within the screen.
 */
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
