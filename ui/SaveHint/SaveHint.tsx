import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useLabels } from '../labels';
import { media } from '../theme';

export interface SaveHintProps extends ComponentPropsWithRef<'p'> {
  /** Labels of the fields that are still empty or wrong. */
  missing: string[];
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
export function SaveHint({ missing, ...rest }: SaveHintProps) {
  const { form } = useLabels();
  return <Text {...rest}>{missing.length > 0 && form.missing(missing)}</Text>;
}
