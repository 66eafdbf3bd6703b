import styled, { createGlobalStyle } from 'styled-components';

/** Prints nothing but the sheet, whatever the screen shows. */
export const Paper = createGlobalStyle`
  @media print {
    body > :not([data-print-sheet]) {
      display: none !important;
    }
  }
`;

/** Black on white, in the dark mode as well. */
export const Root = styled.div`
  display: none;

  @media print {
    display: block;
    color-scheme: light;
    background: Canvas;
    color: CanvasText;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2mm 10mm;
  margin-bottom: 3mm;

  & h1 {
    margin: 0;
    font-size: 15pt;
  }

  & p {
    margin: 0;
    font-size: 9pt;
  }

  & [data-totals] {
    flex: 1 0 100%;
    font-weight: 700;
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 9pt;
  line-height: 1.3;

  & th,
  & td {
    padding: 0.8mm 1.5mm;
    border-bottom: 0.2mm solid;
    text-align: start;
    vertical-align: top;
  }

  /* A very long word breaks instead of making the sheet wider; a date or a short word does not break. */
  & td {
    min-width: 16mm;
    overflow-wrap: anywhere;
  }

  & time,
  & small {
    white-space: nowrap;
  }

  /* These columns are as narrow as their content; the texts get the rest. */
  & [data-align] {
    width: 1%;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  & [data-align='end'] {
    text-align: end;
  }

  /* The head of each page: whose sheet it is, and what it is about. */
  & [data-running] {
    padding: 0 0 2mm;
    border-bottom: 0;
  }

  & a {
    color: inherit;
    text-decoration: none;
  }

  & [data-sum] {
    font-weight: 700;
  }
`;
