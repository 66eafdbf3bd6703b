import type { ReactNode } from 'react';

/** A part of a widget's sample. */
export interface GuidePartOf {
  /** CSS selector that finds the part in the sample. */
  at: string;
  name: string;
  /** What the part is for. */
  says: string;
}

/** A live picture and the sentence below it. */
export interface Picture {
  shows: ReactNode;
  says: string;
}

/** A text of the application in its two languages. */
interface Said {
  fr: string;
  en: string;
}

/** How a widget is used: its parts, pictures of good and bad use, and its words. */
export interface WidgetGuide {
  anatomy: { sample: ReactNode; parts: readonly GuidePartOf[] };
  dos: readonly Picture[];
  donts: readonly Picture[];
  words: readonly { rule: string; say: Said; not: Said }[];
}

const files = import.meta.glob<{ guide: WidgetGuide }>('../../*/*.guide.tsx', { eager: true });

/** The guides, by the names of their widgets. */
export const GUIDES: ReadonlyMap<string, WidgetGuide> = new Map(
  Object.entries(files).map(([path, { guide }]) => [path.split('/').at(-2) ?? '', guide]),
);
