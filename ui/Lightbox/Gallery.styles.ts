import styled, { createGlobalStyle } from 'styled-components';
import libraryCss from 'yet-another-react-lightbox/styles.css?inline';

/**
 * The library's style sheet, with our nonce (CSP). It is in the same file as the library's code, so that both come
 * together.
 */
export const LibraryStyle = createGlobalStyle`${libraryCss}`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: 100%;
  color: var(--color-text);
`;

export const Title = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: 0 var(--space-2);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
`;

export const Side = styled.div<{ $isBack: boolean }>`
  position: absolute;
  top: 50%;
  ${({ $isBack }) => ($isBack ? 'left' : 'right')}: var(--space-2);
  transform: translateY(-50%);
`;

export const Failed = styled.p`
  padding: var(--space-4);
  color: var(--color-text);
  line-height: 1.45;
  text-align: center;
`;
