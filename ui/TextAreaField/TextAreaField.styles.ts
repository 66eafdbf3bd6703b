import styled from 'styled-components';
import { controlLook } from '../Field';

export const Area = styled.textarea`
  ${controlLook}
  max-height: 50vh;
  padding-block: var(--space-2);
  resize: vertical;
  field-sizing: content;
`;
