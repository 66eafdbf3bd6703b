import type { CSSProperties, FocusEvent, Ref } from 'react';
import { ErrorState } from '../ErrorState';
import { laterOf } from '../foundations';
import { useLabels } from '../labels';
import { Spinner } from '../Spinner';
import type { CalendarProps } from './CalendarProps';
import { Panel } from './DateField.styles';

/** The calendar's code is loaded at its first opening (ADR 0026). */
const useCalendar = laterOf(async () => (await import('./Calendar')).Calendar);

interface CalendarPanelProps extends CalendarProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  label: string;
  style: CSSProperties;
  /** Called when the focus leaves the panel. */
  onLeave: () => void;
}

/**
 * The panel stands in the page right after its field, placed by `position: fixed`: Tab leads on to what follows, and an
 * open modal neither cuts it nor hides it from assistive technology.
 */
export function CalendarPanel({ ref, id, label, style, onLeave, ...rest }: CalendarPanelProps) {
  const { date } = useLabels();
  const { Component: Calendar, hasFailed, retry } = useCalendar();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) onLeave();
  };

  return (
    <Panel ref={ref} id={id} role="dialog" aria-label={label} tabIndex={-1} style={style} onBlur={onBlur}>
      {hasFailed && <ErrorState title={date.failed} retryLabel={date.retry} onRetry={retry} />}
      {!(Calendar || hasFailed) && <Spinner />}
      {Calendar && <Calendar {...rest} />}
    </Panel>
  );
}
