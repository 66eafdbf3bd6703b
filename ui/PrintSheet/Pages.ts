import { createGlobalStyle } from 'styled-components';

/** A4 pages that say which of how many each is. */
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
