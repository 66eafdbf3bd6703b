import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Code, Illustration, PageAction, Root, Text, Title } from './StatusPage.styles';

export interface StatusPageProps extends Omit<ComponentPropsWithRef<'main'>, 'title' | 'children'> {
  /** Number of the status, written large. */
  code?: string;
  /** What happened. */
  title: string;
  /** What it means, and what can be done. */
  text?: ReactNode;
  /** Button or link that leads out. */
  action?: ReactNode;
  /** An icon above the words. */
  illustration?: ReactNode;
  /**
   * Element of the page. Inside the shell, which has its own `main`: `section` where it is the whole page, `div` below
   * a screen's `h1`.
   */
  as?: 'main' | 'section' | 'div';
}

/**
 * A whole page with one message: not found, refused, broken, coming soon (spec § 2).
 *
 * Not for a part of a page: `EmptyState`, `ErrorState`.
 */
export function StatusPage({ code, title, text, action, illustration, as = 'main', ...rest }: StatusPageProps) {
  return (
    <Root {...rest} as={as}>
      {illustration !== undefined && <Illustration>{illustration}</Illustration>}
      {code !== undefined && <Code>{code}</Code>}
      <Title as={as === 'div' ? 'h2' : 'h1'} tabIndex={-1}>
        {title}
      </Title>
      {text !== undefined && <Text>{text}</Text>}
      {action !== undefined && <PageAction>{action}</PageAction>}
    </Root>
  );
}
