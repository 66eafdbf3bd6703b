import type { Browser } from 'playwright-core';
import { bare } from './bare';
import { type Line, SLOW_3G, SLOW_4G } from './line';
import { medianOf, type Row } from './report';
import { comeEmptied, EMPTIED, FIGURES, live, NEXT_PAGE, type Note, type Somebody, signIn } from './visits';

/** DESIGN "Weight and speed", in milliseconds: on the slower line, on the faster one. */
const BUDGETS: Readonly<Record<string, readonly [number, number]>> = {
  skeleton: [1000, 1000],
  'login form': [5000, 2500],
  [FIGURES]: [5000, 2500],
  'repeat visit, skeleton': [1000, 1000],
  'repeat visit, dashboard': [1500, 1000],
  'repeat visit, expenses': [1500, 1000],
  'repeat visit, login form': [1500, 1000],
  [NEXT_PAGE]: [1000, 1000],
  [EMPTIED]: [5000, 2500],
};

type Notes = Map<string, number[]>;

function notesIn(notes: Notes): Note {
  return (what, value) => notes.set(what, [...(notes.get(what) ?? []), value]);
}

function rowsOf(line: Line, notes: Notes, bareNotes: Notes): Row[] {
  const rows = [...notes].map(([what, values]): Row => {
    const budget = BUDGETS[what]?.[line === SLOW_3G ? 0 : 1];
    const names = [line.name, what];
    return what.endsWith('bytes')
      ? { names, values, unit: 'kB' }
      : { names, values, unit: 'ms', budget, bare: bareNotes.get(what) };
  });
  return rows;
}

/** Measures the waiting times on a slow line with a slow processor, also for a bare page. */
export async function times(
  browser: Browser,
  who: Somebody,
  runs: number,
  say: (line: string) => void,
): Promise<Row[]> {
  const state = await signIn(browser, who);
  const rows: Row[] = [];
  for (const line of [SLOW_3G, SLOW_4G]) {
    const [notes, bareNotes]: [Notes, Notes] = [new Map(), new Map()];
    const bytesOf = (what: string) => medianOf(notes.get(`${what}, bytes`) ?? []);
    for (let run = 0; run < runs; run++) {
      await live(browser, who, line, notesIn(notes));
      await comeEmptied(browser, who, state, line, notesIn(notes));
      await bare(browser, line, bytesOf, notesIn(bareNotes));
      const last = [...notes].filter(([what]) => what in BUDGETS);
      say(`${line.name}: ${last.map(([what, values]) => `${what} ${Math.round(values.at(-1) ?? 0)}`).join(', ')}`);
    }
    rows.push(...rowsOf(line, notes, bareNotes));
  }
  return rows;
}
