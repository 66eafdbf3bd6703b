import styled, { css } from 'styled-components';

export const Root = styled.div`
  --budget-ink: var(--color-brand);
  display: grid;
  gap: var(--space-2);
  break-inside: avoid;

  &[data-level='warning'] {
    --budget-ink: var(--color-secondary-border);
  }

  &[data-level='exceeded'] {
    --budget-ink: var(--color-danger-solid);
  }
`;

export const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

/* The parts differ without colour: full, striped, a line. */
const full = css`
  background: var(--budget-ink);
`;

const striped = css`
  border: 1px solid var(--budget-ink);
  background: repeating-linear-gradient(135deg, var(--budget-ink) 0 2px, transparent 2px 6px);
`;

export const Bar = styled.div`
  position: relative;
  padding-block: 4px;
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

export const Track = styled.div`
  position: relative;
  height: 14px;
  border-radius: 4px;
  background: var(--color-border);
  overflow: hidden;

  & > * {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    transition: width var(--motion-3);
  }
`;

export const Paid = styled.div`
  ${full}
`;

export const Committed = styled.div`
  border-radius: inherit;
  ${striped}
`;

/** The mark of the planned amount: a line across the bar, higher than it. */
export const Mark = styled.div`
  position: absolute;
  inset-block: 0;
  width: 3px;
  margin-inline-start: -3px;
  border-radius: 1px;
  background: var(--color-text);
  box-shadow: 0 0 0 1px var(--color-card);
`;

export const Swatch = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border-radius: 3px;
  forced-color-adjust: none;
  print-color-adjust: exact;

  &[data-part='paid'] {
    ${full}
  }

  &[data-part='committed'] {
    ${striped}
  }

  &[data-part='planned'] {
    width: 3px;
    margin-inline: 5px 6px;
    border-radius: 1px;
    background: var(--color-text);
  }
`;
