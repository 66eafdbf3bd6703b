import styled from 'styled-components';
import { Option as ListedOption, Panel as RaisedPanel } from '../Options';
import { media } from '../theme';

export const Root = styled.div`
  position: relative;
  flex: 1 1 auto;
  max-width: 380px;
  min-width: 0;
`;

/** Fills the screen: the field stays in place while the results scroll. */
export const Sheet = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  height: 100%;
`;

export const Box = styled.div`
  position: relative;
`;

export const Glyph = styled.span`
  position: absolute;
  inset-block: 0;
  left: var(--space-3);
  display: flex;
  align-items: center;
  color: var(--color-muted);
  pointer-events: none;

  & > svg {
    width: 18px;
    height: 18px;
  }
`;

export const Input = styled.input`
  width: 100%;
  height: var(--control-md);
  padding: 0 var(--space-8) 0 40px;
  border: 1px solid var(--color-input-border);
  border-radius: var(--radius-2);
  background: var(--color-page);
  appearance: none;
  text-overflow: ellipsis;

  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  /* iOS zooms into a field whose text is under 16 px. */
  ${media.touch} {
    font-size: 1rem;
  }
`;

export const Shortcut = styled.kbd`
  position: absolute;
  top: 50%;
  right: var(--space-2);
  padding: 1px 6px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-1);
  background: var(--color-card);
  color: var(--color-muted);
  font-family: inherit;
  font-size: var(--text-xs);
  transform: translateY(-50%);
  pointer-events: none;

  ${media.belowDesktop} {
    display: none;
  }
`;

export const Panel = styled(RaisedPanel)`
  position: absolute;
  top: calc(100% + 6px);
  left: 0;
  /* The panel is wider than its field, so that a label and its detail fit on one line if there is room. */
  width: max(100%, min(520px, 100vw - 300px));
  max-height: min(70vh, 560px);
  padding: var(--space-1);
`;

export const Group = styled.div`
  & + & {
    margin-top: var(--space-1);
    padding-top: var(--space-1);
    border-top: 1px solid var(--color-border);
  }
`;

export const Heading = styled.div`
  padding: var(--space-1) var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-xs);
  font-weight: 600;
`;

export const Option = styled(ListedOption)`
  /* An option that an arrow reaches is scrolled clear of the heading. */
  scroll-margin-block: var(--space-8) var(--space-1);
  color: inherit;
  text-decoration: none;
`;

export const Mark = styled.mark`
  background: none;
  color: inherit;
  font-weight: 700;
  text-decoration: underline;
  text-underline-offset: 2px;
`;

export const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-top: 1px solid var(--color-border);
  color: var(--color-muted);
  font-size: var(--text-sm);

  /* Without results, the notice stands right below the border of the field. */
  [hidden] + & {
    border-top: 0;
  }
`;
