import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useLabels } from '../labels';

const Note = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

/**
 * Says once per form what the star means (DESIGN rule 10).
 *
 * Not for a form whose fields are all required: say that in words.
 */
export function RequiredNote(props: ComponentPropsWithRef<'p'>) {
  return <Note {...props}>{useLabels().form.requiredNote}</Note>;
}
