import { Copy } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../Button';
import { useLabels } from '../labels';
import { Label, Line, Lines, Root } from './CopyBox.styles';

export interface CopyBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names what can be copied. */
  label: string;
  /** What is shown and copied, line by line. */
  lines: readonly string[];
  /** What is copied, when it is not the lines as they are shown. */
  text?: string;
  /** Other ways to take it along, after the copy. */
  actions?: ReactNode;
}

/**
 * A text that is taken elsewhere: shown in signs of one width, copied by one press.
 *
 * Not for a text that is read here: plain text.
 */
export function CopyBox({ label, lines, text = lines.join('\n'), actions, ...rest }: CopyBoxProps) {
  const { copyBox, pair } = useLabels();
  const [outcome, setOutcome] = useState('');
  const id = useId();
  // Refused without a secure address: the text can still be selected.
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setOutcome(copyBox.copied),
      () => setOutcome(copyBox.failed),
    );
  return (
    <Root {...rest}>
      <Label id={id}>{label}</Label>
      <Lines aria-labelledby={id}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
      <Line className="no-print">
        <Button variant="secondary" size="sm" icon={<Copy aria-hidden />} onClick={() => void copy()}>
          {copyBox.copy}
          <span className="visually-hidden">{pair('', label)}</span>
        </Button>
        {actions}
        <span role="status">{outcome}</span>
      </Line>
    </Root>
  );
}
