import styled from 'styled-components';
import { Tile } from './Guide.styles';

/** The captions of a row line up below its pictures. */
export const Framed = styled(Tile)`
  grid-row: span 2;
  grid-template-rows: subgrid;
  row-gap: 0;
  align-content: stretch;
`;

/** A widget as it is, in the middle of its frame. */
export const Live = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  min-height: 140px;
  padding: var(--space-4);
  overflow: hidden;
  background: var(--color-page);

  & > * {
    max-width: 100%;
  }
`;

export const Caption = styled.div<{ $isDo: boolean }>`
  border-top: 3px solid ${({ $isDo }) => ($isDo ? 'var(--color-success-text)' : 'var(--color-danger-text)')};

  & strong {
    display: flex;
    align-items: center;
    gap: var(--space-1);
  }

  & svg {
    width: 1.25em;
    height: 1.25em;
  }
`;

export const Wording = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(300px, 34%)), 1fr));
  gap: var(--space-4) var(--space-5);

  & q {
    display: block;
    quotes: none;
    font-style: italic;
  }
`;

/** Widgets side by side in a picture. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
