import { type ComponentPropsWithRef, useId } from 'react';
import { Caption, Fill, type ProgressTone, Root, Track } from './ProgressBar.styles';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Percent, 0 to 100; what lies beyond is drawn full and written as it is. */
  value: number;
  label: string;
  tone?: ProgressTone;
}

export function ProgressBar({ value, label, tone = 'primary', ...rest }: ProgressBarProps) {
  const labelId = useId();
  const drawn = Math.min(100, Math.max(0, value));
  return (
    <Root {...rest} data-tone={tone}>
      <Caption>
        <span id={labelId}>{label}</span>
        <span aria-hidden>{Math.round(value)} %</span>
      </Caption>
      <Track
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(drawn)}
        aria-valuetext={`${Math.round(value)} %`}
      >
        <Fill $tone={tone} style={{ width: `${drawn}%` }} />
      </Track>
    </Root>
  );
}
