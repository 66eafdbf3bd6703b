import styled from 'styled-components';
import { media } from '../theme';

export const Root = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  break-inside: avoid;
`;

export const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: var(--space-3);

  & > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  & a {
    display: inline-block;
    min-height: 24px;

    ${media.touch} {
      min-width: var(--control-touch);
      min-height: var(--control-touch);
      align-content: center;
    }
  }
`;

export const Detail = styled.span`
  color: var(--color-muted);
  font-size: var(--text-sm);
`;

export const Figures = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: end;
`;

export const Share = styled.span`
  display: inline-block;
  color: var(--color-muted);
  white-space: nowrap;
  font-size: var(--text-sm);
  font-weight: 400;
`;

export const Track = styled.div`
  height: 10px;
  border-radius: 3px;
  background: var(--color-hover);
  overflow: hidden;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

export const Bar = styled.div`
  height: 100%;
  border-radius: inherit;
  background: var(--color-brand);

  &[data-others] {
    border: 1px solid var(--color-brand);
    background: repeating-linear-gradient(135deg, var(--color-brand) 0 2px, transparent 2px 6px);
  }
`;
