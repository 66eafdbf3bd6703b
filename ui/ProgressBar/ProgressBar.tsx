import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Caption, Fill, type ProgressTone, Root, Track } from './ProgressBar.styles';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Percent, 0 to 100; what lies beyond is drawn full and written as it is. */
  value: number;
  /** The caption, which names the bar. */
  label: ReactNode;
  /** What is written and read instead of the percent: "2 étapes sur 3". */
  text?: string;
  /** Its colour. */
  tone?: ProgressTone;
}

/**
 * How far a work has come, in percent.
 *
 * Not for what is planned and paid: `BudgetBar`; nor work of unknown length: `Spinner`.
 *
 * States: `data-tone` is its tone.
 */
export function ProgressBar({ value, label, text, tone = 'primary', ...rest }: ProgressBarProps) {
  const labelId = useId();
  const drawn = Math.min(100, Math.max(0, value));
  const written = text ?? `${Math.round(value)}\u00a0%`;
  return (
    <Root {...rest} data-tone={tone}>
      <Caption>
        <span id={labelId}>{label}</span>
        <span aria-hidden>{written}</span>
      </Caption>
      <Track
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(drawn)}
        aria-valuetext={written}
      >
        <Fill $tone={tone} style={{ width: `${drawn}%` }} />
      </Track>
    </Root>
  );
}
