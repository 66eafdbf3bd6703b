import styled from 'styled-components';
import { busyLine } from '../Spinner';

export const Grid = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: var(--space-3);
  ${busyLine}

  & > li {
    display: grid;
    min-width: 0;
    break-inside: avoid;
  }
`;

export const Cell = styled.div`
  display: flex;
  flex-direction: column;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-card);
`;

export const Press = styled.button`
  position: relative;
  display: block;
  aspect-ratio: 4 / 3;
  padding: 0;
  border: 0;
  border-radius: calc(var(--radius-2) - 1px) calc(var(--radius-2) - 1px) 0 0;
  background: var(--color-hover);
  overflow: hidden;
  cursor: zoom-in;
`;

export const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
  transition: transform var(--motion-2);

  button:hover > & {
    transform: scale(1.03);
  }
`;

/** Stands in for a picture that failed, or that waits until the person asks for it. */
export const Words = styled.span`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-1);
  height: 100%;
  padding: var(--space-2);
  color: var(--color-muted);
  font-size: var(--text-sm);
  text-align: center;

  & > svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
  }

  /* Here the words lie on a smaller picture. */
  &[data-over] {
    position: absolute;
    inset: auto 0 0 auto;
    flex-direction: row;
    height: auto;
    padding: var(--space-1) var(--space-2);
    border-top-left-radius: var(--radius-2);
    background: var(--color-card);
  }

  &[data-over] > svg {
    width: 1rem;
    height: 1rem;
  }
`;

export const Caption = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1);
  min-height: var(--control-md);
  padding-inline-start: var(--space-2);
  font-size: var(--text-sm);
`;
