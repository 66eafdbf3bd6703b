import styled from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-2);
  padding: var(--space-7) var(--space-4);
  border: 1px dashed var(--color-border);
  border-radius: var(--radius-3);
  background: var(--color-card);
  text-align: center;
  overflow-wrap: anywhere;
`;

/** An icon in a disc; `StatusPage` uses it too. */
export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-bottom: var(--space-1);
  border-radius: 50%;
  background: var(--color-primary-soft);
  color: var(--color-primary-text);

  [data-tone='danger'] > & {
    background: var(--color-danger-soft);
    color: var(--color-danger-text);
  }

  & svg {
    width: 26px;
    height: 26px;
  }
`;

export const Title = styled.p`
  font-size: var(--text-lg);
  font-weight: 700;
`;

export const Description = styled.div`
  max-width: 48ch;
  color: var(--color-muted);
`;

export const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);
  margin-top: var(--space-3);
`;
