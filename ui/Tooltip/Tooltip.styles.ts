import styled from 'styled-components';

export const Anchor = styled.span`
  display: inline-flex;
  max-width: 100%;
`;

/** Includes the gap to the anchor, so that the pointer can cross it (WCAG 1.4.13). */
export const Bridge = styled.span`
  z-index: var(--z-tooltip);
  width: max-content;
  max-width: min(360px, calc(100vw - 16px));
  padding: 6px 0;
`;

export const Bubble = styled.span`
  display: block;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-1);
  background: var(--color-text);
  color: var(--color-card);
  font-size: var(--text-sm);
  font-weight: 500;
  text-align: start;
  overflow-wrap: anywhere;
  white-space: pre-line;
  box-shadow: var(--shadow-1);
`;
