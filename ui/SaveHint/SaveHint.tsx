import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useLabels } from '../labels';
import { media } from '../theme';

export interface SaveHintProps extends ComponentPropsWithRef<'p'> {
  /** Labels of the fields that are still empty. */
  missing?: string[] | undefined;
  /** Labels of the fields whose value cannot be taken; each says at its place why. */
  wrong?: string[] | undefined;
}

const Text = styled.p`
  flex: 1 1 160px;
  min-width: 0;
  color: var(--color-muted);
  font-size: var(--text-sm);

  ${media.belowTablet} {
    flex-basis: 100%;
  }

  &:empty {
    display: none;
  }
`;

/**
 * Says beside a disabled Save what is missing (DESIGN rule 11). Give it an id and name this id in the button's
 * `aria-describedby`.
 *
 * Not for an error in a field: its `error` and `ErrorSummary`.
 */
export function SaveHint({ missing = [], wrong = [], ...rest }: SaveHintProps) {
  const { form } = useLabels();
  const said = [missing.length > 0 && form.missing(missing), wrong.length > 0 && form.wrong(wrong)].filter(Boolean);
  return <Text {...rest}>{said.join(' · ')}</Text>;
}
