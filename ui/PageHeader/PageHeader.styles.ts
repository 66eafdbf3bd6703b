import styled from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
`;

export const Texts = styled.div`
  flex: 1 1 240px;
  min-width: 0;
`;

export const Title = styled.h2`
  font-size: var(--text-xl);
  font-weight: 700;
  line-height: 1.25;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const Description = styled.div`
  margin-top: var(--space-1);
  color: var(--color-muted);
`;

/** Actions for the whole page, at the end of the title's line. */
export const PageActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline-start: auto;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  overflow-wrap: anywhere;
`;
