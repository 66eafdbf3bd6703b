import styled from 'styled-components';
import { labelLook } from '../Field';
import { media } from '../theme';

export const Label = styled.span`
  ${labelLook}
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

export const Picture = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 96px;
  height: 96px;
  border: 1px solid var(--color-border);
  border-radius: 50%;
  background: var(--color-primary-soft);
  color: var(--color-primary-text);
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  & > svg {
    width: 44px;
    height: 44px;
  }

  /* Beside it the button keeps its words on one line. */
  ${media.belowTablet} {
    width: 80px;
    height: 80px;
  }

  [data-invalid] & {
    border: 2px solid var(--color-danger-text);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex: 1 1 180px;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  min-width: 0;
`;

export const Name = styled.p`
  flex-basis: 100%;
  color: var(--color-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;
