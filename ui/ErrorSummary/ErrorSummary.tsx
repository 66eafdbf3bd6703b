import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, useEffect, useId, useRef } from 'react';
import { List, Root, Title } from './ErrorSummary.styles';

export interface FieldErrorLink {
  /** The id of the field's input. */
  fieldId: string;
  /** What is wrong, with the name of the field. */
  message: string;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'ref'> {
  /** Heading, which says how many fields are wrong. */
  title: string;
  /** The fields that are wrong, in the order of the form. */
  errors: FieldErrorLink[];
  /** Grows with each attempt to send; the summary takes the focus at each one that fails. */
  submitCount: number;
}

// The link only moves the focus, because the router must not see a new address.
function focusField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/**
 * The errors of a form, each with a link to its field (DESIGN rule 10). Renders nothing without errors.
 *
 * Not for one failed action: `Alert`.
 */
export function ErrorSummary({ title, errors, submitCount, ...rest }: ErrorSummaryProps) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);

  // The focus moves at each attempt to send, not when a field is corrected.
  useEffect(() => {
    if (submitCount > 0) root.current?.focus();
  }, [submitCount]);

  if (errors.length === 0) return null;
  return (
    <Root {...rest} ref={root} role="group" tabIndex={-1} aria-labelledby={titleId}>
      <Title id={titleId}>
        <CircleAlert aria-hidden />
        {title}
      </Title>
      <List>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </List>
    </Root>
  );
}
