import { useState } from 'react';
import { useLabels } from '../labels';
import type { DateFormat, DateRead } from './DateFormat';

export interface DateBounds {
  /** The first and the last day that may be chosen, `YYYY-MM-DD`; without them, those of the format. */
  min?: string | undefined;
  max?: string | undefined;
}

export interface DateTextOptions extends DateBounds {
  value: string;
  format: DateFormat;
  /** The business day, `YYYY-MM-DD`: what is typed without a year is of this one, and the calendar marks it. */
  today: string;
  /** What the text is read as, while it is typed and once it is left. */
  onRead: (read: DateRead, typed: { text: string; isTyping: boolean }) => void;
}

/** The text of a date while it is typed, and what is wrong with it once it is left (DESIGN rule 19). */
export function useDateText({ value, format, today, min = format.first, max = format.last, onRead }: DateTextOptions) {
  const { date: labels } = useLabels();
  const [typed, setTyped] = useState({ text: format.text(value), value, format, isTyping: false });
  const readAs = (text: string, as = format) => as.read(text, { today, latest: max });

  if (typed.format !== format) {
    const read = readAs(typed.text, typed.format);
    setTyped({ ...typed, format, text: read.ok ? format.text(read.date) : typed.text });
  } else if (typed.value !== value) {
    // What was typed comes back as the value that it was read as: the text stays as it was typed.
    const read = readAs(typed.text);
    const isEcho = typed.isTyping && value === (read.ok ? read.date : typed.text);
    setTyped({ ...typed, value, text: isEcho ? typed.text : format.text(value) });
  }

  const read = readAs(typed.text);
  const refusal = () => {
    if (typed.isTyping) return {};
    if (!read.ok) return read.reason === 'vide' ? {} : { unread: labels.refusal[read.reason] };
    if (read.date < min) return { outside: labels.from(format.text(min)) };
    return read.date > max ? { outside: labels.until(format.text(max)) } : {};
  };
  const change = (text: string, isTyping: boolean) => {
    setTyped({ ...typed, text, isTyping });
    onRead(readAs(text), { text, isTyping });
  };

  return {
    text: typed.text,
    /** Why it is no date, or none that may be chosen; not told while it is being typed. */
    refused: refusal() as { unread?: string; outside?: string },
    type: (text: string) => change(text, true),
    choose: (date: string) => change(format.text(date), false),
    /** The field is left, or what is in it is to be taken as it is. */
    leave: () => change(read.ok ? format.text(read.date) : typed.text, false),
  };
}
