import styled from 'styled-components';

/* The error stands below the question over the whole width: beside the mark, its words would break on a phone. */
export const Body = styled.div`
  display: grid;
  gap: var(--space-4);
`;

export const Row = styled.div`
  display: flex;
  gap: var(--space-4);
`;

export const Mark = styled.span<{ $tone: 'danger' | 'primary' }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: 50%;
  background: ${({ $tone }) => ($tone === 'danger' ? 'var(--color-danger-soft)' : 'var(--color-warning-soft)')};
  color: ${({ $tone }) => ($tone === 'danger' ? 'var(--color-danger-text)' : 'var(--color-warning-text)')};

  & svg {
    width: 20px;
    height: 20px;
  }
`;

export const Texts = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Question = styled.p`
  font-weight: 600;
`;

export const Detail = styled.div`
  margin-top: var(--space-1);
  color: var(--color-muted);
`;
