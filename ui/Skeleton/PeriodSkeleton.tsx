import type { ComponentPropsWithRef } from 'react';
import { Bones, End, Ends } from './PeriodSkeleton.styles';
import { Loading, Skeleton } from './Skeleton';

/** As high as the period field that takes its place, so that nothing moves (CLS). */
export function PeriodSkeleton(props: ComponentPropsWithRef<'div'>) {
  return (
    <Loading {...props}>
      <Bones>
        <Skeleton width="96px" height="1.175rem" />
        <Ends>
          <End />
          <End />
        </Ends>
      </Bones>
    </Loading>
  );
}
