import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Step of the spacing scale; 4 (16 px) by default. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The children appear from top to bottom: what follows a child that waits stays hidden, and so never moves (CLS). */
  isInOrder?: boolean;
}

const inOrder = css`
  > :has([data-waiting]) ~ * {
    visibility: hidden;
  }
`;

const Root = styled.div<{ $gap: number; $isInOrder: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => `var(--space-${$gap})`};

  /* A column is never narrower than the amount or the badge in it. */
  td & {
    grid-template-columns: minmax(min-content, 1fr);
  }

  ${({ $isInOrder }) => $isInOrder && inOrder}
`;

/**
 * Children one under another, at one distance; for screens, which have no styles of their own.
 *
 * Not for fields of a form: `FormGrid`; nor cards side by side: `CardGrid`.
 *
 * States: with `isInOrder`, what follows a child with `data-waiting` is hidden.
 */
export function Stack({ gap = 4, isInOrder = false, ...rest }: StackProps) {
  return <Root {...rest} $gap={gap} $isInOrder={isInOrder} />;
}
