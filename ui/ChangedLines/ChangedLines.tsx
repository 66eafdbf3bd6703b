import type { ComponentPropsWithRef } from 'react';
import { Added, Line, Removed } from './ChangedLines.styles';

export interface ChangedLinesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The lines of this side of the change. */
  lines: readonly string[];
  /** The lines of the other side: before the change, or after it. */
  others: readonly string[];
  /** What a line of this side is when the other side lacks it. */
  change: 'added' | 'removed';
}

/**
 * One side of a change to a list: a line that the other side lacks has a sign, a weight and a colour (DESIGN rule 24).
 *
 * Not for one value before and after: a line of a `DescriptionList`.
 */
export function ChangedLines({ lines, others, change, ...rest }: ChangedLinesProps) {
  const [Mark, sign] = change === 'added' ? [Added, '+'] : [Removed, '−'];
  return (
    <div {...rest}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that does not change; two may be the same
        <Line key={index}>{others.includes(line) ? line : <Mark>{`${sign}\u00a0${line}`}</Mark>}</Line>
      ))}
    </div>
  );
}
