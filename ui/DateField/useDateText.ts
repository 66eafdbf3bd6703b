import { useState } from 'react';
import { useLabels } from '../labels';
import type { DateFormat, DateRead } from './DateFormat';

/** A day whose day and month cannot be taken for each other. */
const EXAMPLE = '2026-11-20';

export interface DateBounds {
  /** First and last day that may be chosen, `YYYY-MM-DD`; by default those of the format. */
  min?: string | undefined;
  max?: string | undefined;
}

export interface DateTextOptions extends DateBounds {
  /** The day, `YYYY-MM-DD`, or what is typed as long as it is not a day. */
  value: string;
  /** How dates are read and written. */
  format: DateFormat;
  /** Today's business day, `YYYY-MM-DD`: it gives the year to a date typed without one, and the calendar marks it. */
  today: string;
  /** Called with what the text is read as, at each change and when the person leaves the field. */
  onRead: (read: DateRead, typed: { text: string; isTyping: boolean }) => void;
}

/**
 * Returns the text of a date while it is typed, and what is wrong with it once the person leaves the field (DESIGN rule
 * 19).
 */
export function useDateText({ value, format, today, min = format.first, max = format.last, onRead }: DateTextOptions) {
  const { date: labels } = useLabels();
  const [typed, setTyped] = useState({ text: format.text(value), value, format, isTyping: false });
  const readAs = (text: string, as = format) => as.read(text, { today, latest: max });

  if (typed.format !== format) {
    const read = readAs(typed.text, typed.format);
    setTyped({ ...typed, format, text: read.ok ? format.text(read.date) : typed.text });
  } else if (typed.value !== value) {
    // The typed text comes back as the value that was read from it; the field keeps the text as it was typed.
    const read = readAs(typed.text);
    const isEcho = typed.isTyping && value === (read.ok ? read.date : typed.text);
    setTyped({ ...typed, value, text: isEcho ? typed.text : format.text(value) });
  }

  const read = readAs(typed.text);
  const refusal = () => {
    if (typed.isTyping) return {};
    if (!read.ok)
      return read.reason === 'vide'
        ? {}
        : { unread: labels.refusal[read.reason](format.pattern, format.text(EXAMPLE)) };
    if (read.date < min) return { outside: labels.from(format.text(min)) };
    return read.date > max ? { outside: labels.until(format.text(max)) } : {};
  };
  const change = (text: string, isTyping: boolean) => {
    setTyped({ ...typed, text, isTyping });
    onRead(readAs(text), { text, isTyping });
  };

  return {
    text: typed.text,
    /** Why the text is not a date, or not one that may be chosen; empty while the person types. */
    refused: refusal() as { unread?: string; outside?: string },
    type: (text: string) => change(text, true),
    choose: (date: string) => change(format.text(date), false),
    /** Reads the text as it is now: the person leaves the field or presses Enter. */
    leave: () => change(read.ok ? format.text(read.date) : typed.text, false),
  };
}
