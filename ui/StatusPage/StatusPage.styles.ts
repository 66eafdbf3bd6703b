import styled from 'styled-components';
import { titleLook } from '../Breadcrumb';
import { Action, Description, Mark } from '../EmptyState';

export const Root = styled.main`
  display: grid;
  place-items: center;
  align-content: center;
  gap: var(--space-2);
  min-height: 60vh;
  padding: var(--space-6) var(--space-4);
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Illustration = styled(Mark)`
  width: 96px;
  height: 96px;
  margin-bottom: var(--space-3);

  & svg {
    width: 44px;
    height: 44px;
  }
`;

export const Code = styled.p`
  color: var(--color-secondary-text);
  font-size: var(--text-sm);
  font-weight: 700;
  letter-spacing: 0.12em;
`;

export const Title = styled.h1`
  ${titleLook}
`;

export const Text = styled(Description)`
  max-width: 52ch;
`;

export const PageAction = styled(Action)`
  margin-top: var(--space-4);
`;
