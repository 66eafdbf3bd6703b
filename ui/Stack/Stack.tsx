import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** A step of the spacing scale; 4 (16 px) without it. */
  gap?: 1 | 2 | 3 | 4 | 5 | 6;
}

const Root = styled.div<{ $gap: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap }) => `var(--space-${$gap})`};

  /* A column is never narrower than the amount or the badge in it. */
  td & {
    grid-template-columns: minmax(min-content, 1fr);
  }
`;

/** One thing under another, at one distance; for screens, which have no styles of their own. */
export function Stack({ gap = 4, ...rest }: StackProps) {
  return <Root {...rest} $gap={gap} />;
}
