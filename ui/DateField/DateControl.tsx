import { CalendarDays } from 'lucide-react';
import { type ComponentPropsWithRef, type FocusEvent, useState } from 'react';
import { BareInput, ControlBox } from '../Field';
import { usePopover } from '../foundations';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import { CalendarPanel } from './CalendarPanel';
import type { DateFormat } from './DateFormat';
import type { DateBounds, useDateText } from './useDateText';

interface DateControlProps
  extends DateBounds,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** Name of the field; the button of the calendar is named after it. */
  label: string;
  date: Pick<ReturnType<typeof useDateText>, 'text' | 'type' | 'leave' | 'choose'>;
  value: string;
  format: DateFormat;
  today: string;
}

/** The text input of a date and the button that opens its calendar. */
export function DateControl({ label, date, value, format, today, min, max, onBlur, ...rest }: DateControlProps) {
  const { date: labels, pair } = useLabels();
  const [isOpen, setIsOpen] = useState(false);
  const popover = usePopover({ isOpen, onOpenChange: setIsOpen, placement: 'bottom-end', mayCover: true });
  const name = pair(labels.open, label);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    date.leave();
    onBlur?.(event);
  };
  const choose = (chosen: string) => {
    date.choose(chosen);
    popover.close();
  };

  return (
    <>
      <ControlBox>
        <BareInput
          inputMode="numeric"
          autoComplete="off"
          placeholder={format.pattern}
          {...rest}
          value={date.text}
          onChange={(event) => date.type(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && date.leave()}
          onBlur={leave}
        />
        <IconButton
          ref={popover.setTrigger}
          label={name}
          icon={<CalendarDays aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={isOpen ? popover.id : undefined}
          disabled={rest.disabled}
          onClick={popover.toggle}
        />
      </ControlBox>
      {isOpen && (
        <CalendarPanel
          value={value}
          format={format}
          today={today}
          min={min}
          max={max}
          ref={popover.setPanelInFocus}
          id={popover.id}
          label={name}
          style={popover.panelStyle}
          onChoose={choose}
          onLeave={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
