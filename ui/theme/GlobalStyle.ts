import { createGlobalStyle, css } from 'styled-components';
import { themeCss } from './cssVariables';
import { hidden } from './hidden';

const reset = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* An element that takes the focus is scrolled clear of the header (WCAG 2.4.11). */
    scroll-padding-block: calc(var(--height-header) + var(--space-2)) var(--space-2);
  }

  body {
    margin: 0;
    background: var(--color-page);
    color: var(--color-text);
    font-family: var(--font-sans);
    font-size: var(--text-md);
    line-height: 1.45;
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3,
  h4,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  fieldset {
    margin: 0;
    padding: 0;
  }

  fieldset {
    min-width: 0;
    border: 0;
  }

  ul,
  ol {
    list-style: none;
  }

  button,
  input,
  select,
  textarea {
    margin: 0;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  img,
  svg,
  video {
    max-width: 100%;
    vertical-align: middle;
  }

  a {
    color: var(--color-primary-text);
  }

  [hidden] {
    display: none !important;
  }
`;

const focus = css`
  :focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--color-focus-gap);
  }

  /* A heading or a summary can take the focus at a route change, but it is not a control. */
  [tabindex='-1']:focus-visible {
    outline-offset: 4px;
    box-shadow: none;
  }
`;

const ofHelpers = css`
  .visually-hidden {
    position: absolute;
    margin: -1px;
    padding: 0;
    border: 0;
    ${hidden}
  }
`;

const preferences = css`
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  @media print {
    body {
      background: none;
      font-size: 10pt;
    }

    thead {
      display: table-header-group;
    }

    tr,
    figure {
      break-inside: avoid;
    }

    .no-print {
      display: none !important;
    }
  }
`;

/**
 * The variables of both modes, the reset, the focus ring, reduced motion and print; mounted once, at the root (ADR
 * 0006).
 */
export const GlobalStyle = createGlobalStyle`
  ${themeCss()}
  ${reset}
  ${focus}
  ${ofHelpers}
  ${preferences}
`;
