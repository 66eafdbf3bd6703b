import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { useLabels } from '../labels';
import { Caption, Fill, type ProgressTone, Root, Track } from './ProgressBar.styles';

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Percent, 0 to 100; a greater value is drawn as a full bar and written as it is. */
  value: number;
  /** The caption, which names the bar. */
  label: ReactNode;
  /** Text to write and to read out in place of the percent: "2 of 3 steps". */
  text?: string;
  /** Colour of the bar. */
  tone?: ProgressTone;
}

/**
 * The progress of a task, in percent.
 *
 * Not for planned and paid amounts: `BudgetBar`; nor a task of unknown length: `Spinner`.
 *
 * States: `data-tone` is its tone.
 */
export function ProgressBar({ value, label, text, tone = 'primary', ...rest }: ProgressBarProps) {
  const { percent } = useLabels();
  const labelId = useId();
  const drawn = Math.min(100, Math.max(0, value));
  const written = text ?? percent(Math.round(value));
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
