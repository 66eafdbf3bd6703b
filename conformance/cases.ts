import type { ConformanceCase } from './case';

/** The cases of each file, by the names under which it exports them. */
const files = import.meta.glob<Readonly<Record<string, readonly ConformanceCase[]>>>('./*.cases.ts', { eager: true });

// A house with many payments has no first steps (D81).
const FIRST = './premierspas.cases.ts';
const paths = [FIRST, ...Object.keys(files).filter((path) => path !== FIRST)];

/** What every implementation of the contract must answer: mocks and server are tested with these cases. */
export const conformanceCases: readonly ConformanceCase[] = paths.flatMap((path) =>
  Object.entries(files[path] ?? {}).flatMap(([name, cases]) => (name.endsWith('Cases') ? cases : [])),
);
