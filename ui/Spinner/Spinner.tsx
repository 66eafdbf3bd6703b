import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../labels';
import { Root, Wheel } from './Spinner.styles';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Says what is on its way. */
  label?: string;
  /** Shows at once, without waiting a second: for work that is known to be slow. */
  isImmediate?: boolean;
}

/**
 * Says that something of unknown shape and length is on its way; by default it shows only after a second.
 *
 * Not for a list that is loading: `Skeleton`; nor work of known length: `ProgressBar`.
 *
 * States: `data-waiting` while it waits; a line with `data-busy` has a thin bar of its own.
 */
export function Spinner({ label, isImmediate = false, ...rest }: SpinnerProps) {
  const { loading } = useLabels();
  return (
    <Root role="status" data-waiting {...rest} $isImmediate={isImmediate}>
      <Wheel aria-hidden />
      <span>{label ?? loading.label}</span>
    </Root>
  );
}
