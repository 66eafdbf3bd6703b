import styled from 'styled-components';
import { titleLook } from '../Breadcrumb';
import { media } from '../theme';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(280px, 5fr) 7fr;
  min-height: 100dvh;

  ${media.belowDesktop} {
    grid-template-columns: 1fr;
    grid-template-rows: auto 1fr;
  }
`;

export const Band = styled.header`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-5);
  padding: var(--space-6);
  background: var(--color-primary-soft);
  color: var(--color-primary-text);

  ${media.belowDesktop} {
    flex-direction: row;
    align-items: center;
    padding: var(--space-4);

    & > p {
      display: none;
    }
  }
`;

export const Motto = styled.p`
  max-width: 26ch;
  font-size: var(--text-2xl);
  font-weight: 650;
  line-height: 1.25;
  letter-spacing: -0.015em;
`;

export const Tools = styled.div`
  display: flex;
  gap: var(--space-1);
`;

export const Main = styled.main`
  display: grid;
  place-items: center;
  padding: var(--space-6) var(--space-4);
  background: var(--color-page);

  ${media.belowDesktop} {
    place-items: start center;
  }
`;

export const Sheet = styled.div`
  width: 100%;
  max-width: 440px;
  padding: var(--space-6);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-3);
  background: var(--color-card);
  overflow-wrap: anywhere;

  ${media.belowTablet} {
    padding: var(--space-5) var(--space-4);
  }
`;

export const Title = styled.h1`
  margin-bottom: var(--space-1);
  ${titleLook}
`;

export const Intro = styled.div`
  color: var(--color-muted);
`;

export const Content = styled.div`
  &,
  & > form {
    display: grid;
    gap: var(--space-4);
  }

  margin-top: var(--space-5);
`;
