import styled from 'styled-components';

/** The room around the sample is for the marks. Nothing moves in it, because the marks stand where the parts are. */
export const Sample = styled.div`
  position: relative;
  padding: 48px;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-3);
  background: var(--color-page);

  & > [inert] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }

  & > [inert] * {
    animation: none;
  }
`;

export const Veil = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
`;

export const Leader = styled.g`
  fill: var(--color-secondary-text);
  stroke: var(--color-secondary-text);
  stroke-width: 1.5;

  & text {
    fill: var(--color-card);
    stroke: none;
    font-size: 12px;
    font-weight: 700;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

export const Parts = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-2) var(--space-5);
  counter-reset: part;

  & > li {
    display: grid;
    grid-template-columns: 1.75em auto 1fr;
    gap: 0 var(--space-2);
    align-items: baseline;
    counter-increment: part;
  }

  & > li::before {
    content: counter(part);
    width: 1.75em;
    border-radius: 50%;
    background: var(--color-secondary-text);
    color: var(--color-card);
    font-size: var(--text-sm);
    font-weight: 700;
    line-height: 1.75;
    text-align: center;
  }
`;
