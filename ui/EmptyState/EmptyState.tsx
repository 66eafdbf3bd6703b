import { Inbox } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Action, Description, Mark, Root, Title } from './EmptyState.styles';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
}

/** Nothing yet (with New) or nothing found (with a way to clear the search): never a failed load (DESIGN rule 2). */
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
