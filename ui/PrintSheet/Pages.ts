import { createGlobalStyle } from 'styled-components';

/** A4 pages, each with its number and the number of all pages. */
export const Pages = createGlobalStyle`
  @page {
    size: A4;
    margin: 14mm 12mm 18mm;

    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font: 9pt sans-serif;
    }
  }
`;
