import styled from 'styled-components';

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-3);
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-3);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-card);

  &[data-invalid] {
    border-color: var(--color-danger-text);
  }

  & > svg {
    width: 1.25rem;
    height: 1.25rem;
    color: var(--color-muted);
  }
`;

export const Thumbnail = styled.img`
  width: 4.5rem;
  height: 4.5rem;
  margin: var(--space-1) 0 var(--space-1) calc(-1 * var(--space-2));
  border-radius: var(--radius-1);
  background: var(--color-disabled);
  object-fit: cover;
`;

export const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  padding-block: var(--space-1);
`;

export const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  color: var(--color-muted);
  font-size: var(--text-sm);
  white-space: nowrap;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
`;

export const Below = styled.div`
  grid-column: 2 / -1;
  padding: 0 var(--space-2) var(--space-1) 0;
`;

export const Progress = styled.progress`
  display: block;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: 3px;
  background: var(--color-disabled);
  accent-color: var(--color-primary);
  appearance: none;
  overflow: hidden;

  &::-webkit-progress-bar {
    background: var(--color-disabled);
  }

  &::-webkit-progress-value {
    background: var(--color-primary);
    transition: width var(--motion-3);
  }

  &::-moz-progress-bar {
    background: var(--color-primary);
  }
`;
