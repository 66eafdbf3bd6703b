import styled from 'styled-components';
import { media } from '../theme';

export const Trigger = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: var(--control-touch);
  min-height: var(--control-touch);
  padding: 2px var(--space-2) 2px 2px;
  border: 0;
  border-radius: 999px;
  background: none;
  text-align: start;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--color-hover);
  }

  ${media.belowTablet} {
    padding: 2px;
  }
`;

export const Texts = styled.span`
  display: grid;
  max-width: 160px;
  line-height: 1.2;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  ${media.belowDesktop} {
    max-width: 104px;
  }

  ${media.belowTablet} {
    display: none;
  }
`;

export const Name = styled.span`
  font-size: var(--text-sm);
  font-weight: 700;
`;

export const Detail = styled.span`
  color: var(--color-muted);
  font-size: var(--text-xs);
`;

export const Person = styled.div`
  display: grid;
  padding: var(--space-2) var(--space-3);
  border-bottom: 1px solid var(--color-border);
  line-height: 1.3;
  overflow-wrap: anywhere;
`;
