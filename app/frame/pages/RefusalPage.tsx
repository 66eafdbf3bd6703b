import { type ComponentProps, Suspense } from 'react';
import { lazyOf } from '../parts/lazy';
import { PartWaiting } from '../parts/PartWaiting';
import type ErrorPageType from './ErrorPage';

const ErrorPage = lazyOf(() => import('./ErrorPage'), 'default');

/** An error page whose code is loaded only when someone sees one, because few do. */
export function RefusalPage(props: ComponentProps<typeof ErrorPageType>) {
  return (
    <Suspense fallback={<PartWaiting />}>
      <ErrorPage {...props} />
    </Suspense>
  );
}
