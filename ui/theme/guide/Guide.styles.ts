import styled from 'styled-components';

export const Page = styled.article`
  display: grid;
  gap: var(--space-6);
  max-width: 1120px;
  margin-inline: auto;
`;

export const Title = styled.h1`
  font-size: var(--text-2xl);
  font-weight: 700;
`;

export const Lead = styled.p`
  max-width: 68ch;
  margin-top: var(--space-2);
  color: var(--color-muted);
`;

export const Part = styled.section`
  display: grid;
  gap: var(--space-3);
`;

export const PartTitle = styled.h2`
  font-size: var(--text-lg);
  font-weight: 700;
`;

/** Samples side by side, as many as there is room for. */
export const Tiles = styled.ul<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: var(--space-3);
`;

export const Tile = styled.li`
  display: grid;
  align-content: start;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-card);
`;

export const TileText = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-3);
  font-size: var(--text-sm);
`;

export const Name = styled.code`
  font-family: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

export const Muted = styled.span`
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

/** A sample, its name and its purpose; one under another where there is little room. */
export const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2) var(--space-4);
  align-items: center;
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-border);

  &:last-child {
    border-bottom: 0;
  }

  @media (min-width: 640px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
  }
`;

export const Rules = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: var(--space-4);
`;

export const RuleList = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin-top: var(--space-2);

  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-2);
  }

  & svg {
    width: 1.125em;
    height: 1.125em;
    margin-top: 0.15em;
  }
`;
