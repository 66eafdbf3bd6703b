import { CloudAlert, RotateCw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button';
import { Action, Description, Mark, Root, Title } from '../EmptyState';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Says what could not be shown. */
  title: string;
  /** Why, in the server’s or the browser’s words. */
  description?: ReactNode;
  /** The word for trying again. */
  retryLabel: string;
  /** Called when the person tries again. */
  onRetry: () => void;
  /** Whether the new attempt is running. */
  busy?: boolean;
}

/**
 * Says that a load failed, and offers to try again (DESIGN rule 2).
 *
 * Not for a refused field: the field’s `error`; nor an empty list: `EmptyState`.
 *
 * States: `data-tone` is always `danger`.
 */
export function ErrorState({ title, description, retryLabel, onRetry, busy, ...rest }: ErrorStateProps) {
  return (
    <Root role="alert" {...rest} data-tone="danger">
      <Mark>
        <CloudAlert aria-hidden />
      </Mark>
      <Title>{title}</Title>
      {description !== undefined && <Description>{description}</Description>}
      <Action>
        <Button variant="secondary" icon={<RotateCw aria-hidden />} busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      </Action>
    </Root>
  );
}
