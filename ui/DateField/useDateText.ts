import type { Lang } from '@comptoir/domain/dates';
import { type DateText, dateTextOf, parseDateText } from '@comptoir/domain/dateText';
import { FIRST_DAY, LAST_DAY } from '@comptoir/domain/plainDate';
import { useState } from 'react';
import { useLabels } from '../labels';

export interface DateBounds {
  /** The first and the last day that may be chosen, `YYYY-MM-DD`; without them, those of business. */
  min?: string | undefined;
  max?: string | undefined;
}

export interface DateTextOptions extends DateBounds {
  value: string;
  lang: Lang;
  /** The business day, `YYYY-MM-DD`: what is typed without a year is of this one, and the calendar marks it. */
  today: string;
  /** What the text is read as, while it is typed and once it is left. */
  onRead: (read: DateText, typed: { text: string; isTyping: boolean }) => void;
}

/** The text of a date while it is typed, and what is wrong with it once it is left (DESIGN rule 19). */
export function useDateText({ value, lang, today, min = FIRST_DAY, max = LAST_DAY, onRead }: DateTextOptions) {
  const { date: labels } = useLabels();
  const [typed, setTyped] = useState({ text: dateTextOf(value, lang), value, lang, isTyping: false });
  const readAs = (text: string, inLang = lang) => parseDateText(text, { lang: inLang, today, latest: max });

  if (typed.lang !== lang) {
    const read = readAs(typed.text, typed.lang);
    setTyped({ ...typed, lang, text: read.ok ? dateTextOf(read.date, lang) : typed.text });
  } else if (typed.value !== value) {
    // What was typed comes back as the value that it was read as: the text stays as it was typed.
    const read = readAs(typed.text);
    const isEcho = typed.isTyping && value === (read.ok ? read.date : typed.text);
    setTyped({ ...typed, value, text: isEcho ? typed.text : dateTextOf(value, lang) });
  }

  const read = readAs(typed.text);
  const refusal = () => {
    if (typed.isTyping) return {};
    if (!read.ok) return read.reason === 'vide' ? {} : { unread: labels.refusal[read.reason] };
    if (read.date < min) return { outside: labels.from(dateTextOf(min, lang)) };
    return read.date > max ? { outside: labels.until(dateTextOf(max, lang)) } : {};
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
    choose: (date: string) => change(dateTextOf(date, lang), false),
    /** The field is left, or what is in it is to be taken as it is. */
    leave: () => change(read.ok ? dateTextOf(read.date, lang) : typed.text, false),
  };
}
