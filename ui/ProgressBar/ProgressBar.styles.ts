import styled from 'styled-components';

const fills = {
  primary: 'var(--color-brand)',
  success: 'var(--color-success-text)',
  warning: 'var(--color-brand-secondary)',
  danger: 'var(--color-danger-solid)',
};

export type ProgressTone = keyof typeof fills;

export const Root = styled.div`
  display: grid;
  gap: var(--space-1);
`;

export const Caption = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

export const Track = styled.div`
  height: 8px;
  border-radius: 4px;
  background: var(--color-border);
  overflow: hidden;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

export const Fill = styled.div<{ $tone: ProgressTone }>`
  height: 100%;
  border-radius: inherit;
  background: ${({ $tone }) => fills[$tone]};
  transition: width var(--motion-3);
`;
