import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useLabels } from '../labels';

export interface SaveHintProps extends ComponentPropsWithRef<'p'> {
  /** Labels of the fields that are still empty or wrong. */
  missing: string[];
}

const Text = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

/**
 * Beside a disabled Save: what is missing (DESIGN rule 11). Give it an id and name it in the button's
 * `aria-describedby`.
 */
export function SaveHint({ missing, ...rest }: SaveHintProps) {
  const { form } = useLabels();
  return <Text {...rest}>{missing.length > 0 && form.missing(missing)}</Text>;
}
