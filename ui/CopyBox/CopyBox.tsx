import { Copy } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../Button';
import { useLabels } from '../labels';
import { Label, Line, Lines, Root } from './CopyBox.styles';

export interface CopyBoxProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names what can be copied. */
  label: string;
  /** The lines that are shown and copied. */
  lines: readonly string[];
  /** Text to copy, when it differs from the shown lines. */
  text?: string;
  /** Buttons after Copy: other ways to take the text along. */
  actions?: ReactNode;
}

/**
 * A text that people take elsewhere: shown with characters of one width, copied with one press.
 *
 * Not for a text that is only read here: plain text.
 */
export function CopyBox({ label, lines, text = lines.join('\n'), actions, ...rest }: CopyBoxProps) {
  const { copyBox, pair } = useLabels();
  const [outcome, setOutcome] = useState('');
  const id = useId();
  // Without a secure address (HTTPS) the browser refuses to copy; the text can still be selected.
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
