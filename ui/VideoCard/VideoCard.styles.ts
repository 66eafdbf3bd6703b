import styled from 'styled-components';
import { media } from '../theme';

/** The player is 260 × 167 pixels (spec § 2 Media section); on a phone it has the whole width. */
export const Root = styled.article`
  display: flex;
  flex-direction: column;
  width: 262px;
  max-width: 100%;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-card);
  break-inside: avoid;

  ${media.belowTablet} {
    width: 100%;
  }
`;

export const Screen = styled.div`
  aspect-ratio: 260 / 167;
  border-radius: calc(var(--radius-2) - 1px) calc(var(--radius-2) - 1px) 0 0;
  background: var(--color-hover);
  overflow: hidden;
`;

export const Player = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: contain;

  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Unplayable = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  padding: var(--space-3);
  color: var(--color-text);
  font-size: var(--text-sm);
  text-align: center;
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-1);
`;

export const Name = styled.p`
  min-width: 0;
  padding: var(--space-2) 0 0 var(--space-3);
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-2);
  padding-inline-end: var(--space-3);

  & > a {
    @media print {
      display: none;
    }
  }
`;

export const Detail = styled.span`
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
