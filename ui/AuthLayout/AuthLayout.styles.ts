import styled, { css } from 'styled-components';
import { titleLook } from '../Breadcrumb';
import { BREAKPOINT, media } from '../theme';

export const Root = styled.div`
  display: grid;
  grid-template: 'band main' auto 'side main' 1fr / minmax(280px, 5fr) 7fr;
  min-height: 100dvh;

  ${media.belowDesktop} {
    grid-template: 'band' auto 'main' auto 'side' 1fr / minmax(0, 1fr);
  }
`;

/** The product's mark, drawn large behind the sentence and cut by two edges: a shape without text (ADR 0006). */
const shape = css`
  /* The shape is smaller on a low screen, where the promises need the room. */
  --unit: min(1.75rem, 3dvh);

  position: relative;
  overflow: hidden;
  isolation: isolate;

  &::before,
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
  }

  &::before {
    bottom: calc(-3 * var(--unit));
    left: calc(-2.5 * var(--unit));
    width: calc(16.2 * var(--unit));
    aspect-ratio: 1;
    border: calc(3.2 * var(--unit)) solid color-mix(in srgb, var(--color-brand) 20%, transparent);
    border-right-color: transparent;
    border-radius: 50%;
  }

  &::after {
    bottom: calc(3.5 * var(--unit));
    left: calc(2.6 * var(--unit));
    width: calc(12.2 * var(--unit));
    height: calc(3.2 * var(--unit));
    border-radius: calc(1.6 * var(--unit));
    background: color-mix(in srgb, var(--color-brand-secondary) 40%, transparent);
  }

  @media (max-width: ${BREAKPOINT.DESKTOP - 0.02}px), (forced-colors: active) {
    &::before,
    &::after {
      display: none;
    }
  }
`;

export const Band = styled.header`
  grid-area: band;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-6) var(--space-6) var(--space-5) var(--space-7);
  background: var(--color-primary-soft);
  color: var(--color-primary-text);

  ${media.belowDesktop} {
    padding: var(--space-3) var(--space-4);
  }
`;

export const Side = styled.footer`
  grid-area: side;
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  padding: var(--space-4) var(--space-6) var(--space-6) var(--space-7);
  background: var(--color-primary-soft);
  color: var(--color-primary-text);
  ${shape}

  ${media.belowDesktop} {
    align-items: center;
    gap: var(--space-5);
    padding: 0 var(--space-5) var(--space-5);
    background: var(--color-page);
  }
`;

export const Motto = styled.p`
  max-width: 24ch;
  font-size: calc(1.25 * var(--text-2xl));
  font-weight: 700;
  line-height: 1.25;
  letter-spacing: -0.015em;
  text-wrap: balance;

  ${media.belowDesktop} {
    display: none;
  }
`;

export const Promises = styled.ul`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  max-width: 440px;
  font-weight: 600;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
  }

  & svg {
    flex: none;
    width: 40px;
    height: 40px;
    padding: 9px;
    border-radius: 50%;
    background: var(--color-card);
  }
`;

export const Credit = styled.p`
  margin-top: auto;
  color: var(--color-text);
  font-size: var(--text-sm);
`;

export const Tools = styled.div`
  display: flex;
  gap: var(--space-1);
`;

export const Main = styled.main`
  grid-area: main;
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

  ${media.touch} {
    & > a {
      display: inline-flex;
      align-items: center;
      justify-self: start;
      min-height: var(--control-touch);
    }
  }
`;
