import styled, { css } from 'styled-components';
import { busyLine } from '../Spinner';
import { media } from '../theme';

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
  padding: var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-3);
  background: var(--color-card);
  overflow-wrap: anywhere;
  break-inside: avoid;

  /* A long card continues on the next page; as a flex column, it would overlap what follows. */
  @media print {
    display: block;

    & > * + * {
      margin-top: var(--space-3);
    }
  }
`;

/* Plain boxes, because header and footer outside of an article would be landmarks of the page. */
export const HeaderRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--space-1) var(--space-3);
`;

/* What stands beside the title moves below it before the title's words break. */
export const Heading = styled.div`
  flex: 1 1 min(100%, 7rem);
  min-width: 0;
`;

export const Title = styled.h3`
  font-size: var(--text-lg);
  font-weight: 700;
  line-height: 1.3;
`;

export const Subtitle = styled.p`
  flex-basis: 100%;
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

const filled = css`
  ${media.belowTablet} {
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4);

    & > button {
      flex: 1 1 auto;
    }
  }
`;

export const Footer = styled.div<{ $isFilled: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-1);
  margin: auto calc(-1 * var(--space-4)) calc(-1 * var(--space-4));
  padding: var(--space-1) var(--space-2);
  border-top: 1px solid var(--color-border);
  ${({ $isFilled }) => $isFilled && filled}

  @media print {
    display: none;
  }
`;

export const CardGridLayout = styled.ul<{ $minWidth?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $minWidth = '18.75rem' }) => $minWidth}), 1fr));
  gap: var(--space-4);
  position: relative;
  ${busyLine}

  & > li {
    display: grid;
    min-width: 0;
  }
`;
