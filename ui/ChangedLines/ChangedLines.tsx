import type { ComponentPropsWithRef } from 'react';
import { Added, Line, Removed } from './ChangedLines.styles';

export interface ChangedLinesProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What changed, a line for each change. */
  lines: readonly string[];
  /** The lines before the change, or after it. */
  others: readonly string[];
  /** What a line is that the others lack. */
  change: 'added' | 'removed';
}

/**
 * One side of a change to a list: what the other side lacks has a sign, a weight and a colour (DESIGN rule 24).
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
