import { Inbox } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Action, Description, Mark, Root, Title } from './EmptyState.styles';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Says what is missing. */
  title: string;
  /** Why there is nothing, or what would be here. */
  description?: ReactNode;
  /** What a person can do about it: a button. */
  action?: ReactNode;
  /** A picture above the words. */
  icon?: ReactNode;
}

/**
 * Says that there is nothing yet (with New) or that nothing was found (with a way to clear the search), never that a
 * load failed (DESIGN rule 2).
 *
 * Not for a failed load: `ErrorState`; nor a whole page: `StatusPage`.
 *
 * States: its icon takes the tone of a parent with `data-tone`.
 */
export function EmptyState({ title, description, action, icon, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <Mark>{icon ?? <Inbox aria-hidden />}</Mark>
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      {action !== undefined && <Action>{action}</Action>}
    </Root>
  );
}
