import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../labels';
import { Root, Wheel } from './Spinner.styles';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is being waited for. */
  label?: string;
  /** Without the second of patience: for what is known to be slow. */
  isImmediate?: boolean;
}

/**
 * Something is on its way, of unknown shape and length; it shows after a moment only.
 *
 * Not for a list on its way: `Skeleton`; nor work whose length is known: `ProgressBar`.
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
