import styled from 'styled-components';
import { type Tone, toneLook } from '../tone';

export const Root = styled.ol`
  display: flex;
  flex-direction: column;
`;

export const Item = styled.li`
  position: relative;
  display: flex;
  gap: var(--space-3);
  padding-bottom: var(--space-4);
  break-inside: avoid;

  &:last-child {
    padding-bottom: 0;
  }

  /* This line leads from one mark to the next. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 28px 0;
    inset-inline-start: 13px;
    border-inline-start: 2px solid var(--color-border);
  }
`;

export const Mark = styled.span<{ $tone: Tone }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  ${toneLook}

  & > svg {
    width: 16px;
    height: 16px;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-width: 0;
  padding-top: 3px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Meta = styled.p`
  color: var(--color-muted);
  font-size: var(--text-sm);
  font-weight: 400;
`;
