import styled from 'styled-components';

/** Matches the compact sidebar while neither pointer nor keyboard focus is in it: only its icons are visible. */
export const folded = '[data-compact]:not(:hover, :has(:focus-visible)) &';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  border-right: 1px solid var(--color-border);
  background: var(--color-card);
  transition: width var(--motion-2) ease-out;

  &[data-compact] {
    position: absolute;
    inset: 0 auto 0 0;
    width: 72px;
    overflow: hidden;
  }

  &[data-compact]:hover,
  &[data-compact]:has(:focus-visible) {
    width: 264px;
    box-shadow: var(--shadow-2);
  }
`;

export const Head = styled.div`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-3);
  height: var(--height-header);
  padding: 0 var(--space-2) 0 var(--space-4);
  border-bottom: 1px solid var(--color-border);

  & > a {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--space-3);
    min-width: 0;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
  }
`;

/** Shows two lines of the name at most. */
export const Company = styled.span`
  display: -webkit-box;
  flex: 1;
  min-width: 0;
  font-weight: 700;
  line-height: 1.25;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  ${folded} {
    opacity: 0;
  }
`;

/** The initials stand for the company's name on the rail. */
export const Initials = styled.span`
  display: none;

  ${folded} {
    position: absolute;
    left: 16px;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: var(--radius-2);
    background: var(--color-primary-soft);
    color: var(--color-primary-text);
    font-weight: 700;
  }
`;

export const Tree = styled.nav`
  flex: 1;
  padding: var(--space-2) var(--space-3) var(--space-5);
  overflow: hidden auto;
  scrollbar-width: thin;

  /* While the sidebar unfolds, its words keep their final width, so that they do not break. */
  & > ul {
    min-width: 228px;
  }

  ${folded} > ul {
    min-width: 0;
  }
`;
