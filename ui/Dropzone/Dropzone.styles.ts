import styled from 'styled-components';
import { labelLook } from '../Field';

export const Label = styled.span`
  ${labelLook}
`;

export const Zone = styled.button`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  width: 100%;
  min-height: 104px;
  padding: var(--space-4);
  border: 1.5px dashed var(--color-input-border);
  border-radius: var(--radius-2);
  background: var(--color-card);
  color: var(--color-text);
  font-size: var(--text-md);
  text-align: center;
  cursor: pointer;
  transition: background-color var(--motion-1);

  & svg {
    width: 1.5rem;
    height: 1.5rem;
    color: var(--color-primary-text);
  }

  [data-filled] & {
    flex-direction: row;
    gap: var(--space-2);
    min-height: 44px;
    padding: var(--space-1) var(--space-3);
  }

  &:hover {
    border-color: var(--color-primary);
    background: var(--color-hover);
  }

  &[data-over] {
    border-style: solid;
    border-color: var(--color-primary);
    background: var(--color-primary-soft);
  }

  [data-invalid] &:not([data-over]) {
    border-color: var(--color-danger-text);
  }

  &:disabled {
    border-color: var(--color-input-border);
    background: var(--color-disabled);
    color: var(--color-muted);
    cursor: not-allowed;
  }
`;

export const Action = styled.span`
  color: var(--color-primary-text);
  font-weight: 600;

  button:disabled & {
    color: inherit;
  }
`;

export const Or = styled.span`
  color: var(--color-muted);
  font-size: var(--text-sm);

  @media (hover: none) {
    display: none;
  }
`;
