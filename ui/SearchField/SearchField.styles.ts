import styled from 'styled-components';
import { BareInput } from '../Field';

export const Root = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  max-width: 28rem;
`;

export const Icon = styled.span`
  display: inline-flex;
  flex: none;
  padding-left: var(--space-3);
  color: var(--color-muted);

  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

export const Input = styled(BareInput)`
  padding-left: var(--space-2);
  appearance: none;
  text-overflow: ellipsis;

  /* Smaller, so that a narrow field tells more of what can be typed. */
  &::placeholder {
    font-size: var(--text-sm);
  }

  &::-webkit-search-cancel-button {
    display: none;
  }
`;
