import type { ComponentPropsWithRef } from 'react';
import { useLabels } from '../labels';
import { Root, Wheel } from './Spinner.styles';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is being waited for. */
  label?: string;
  /** Without the second of patience: for what is known to be slow. */
  isImmediate?: boolean;
}

export function Spinner({ label, isImmediate = false, ...rest }: SpinnerProps) {
  const { loading } = useLabels();
  return (
    <Root role="status" data-waiting {...rest} $isImmediate={isImmediate}>
      <Wheel aria-hidden />
      <span>{label ?? loading.label}</span>
    </Root>
  );
}
