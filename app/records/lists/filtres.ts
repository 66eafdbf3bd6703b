import { isInverse, isPlainDate } from '@comptoir/domain/plainDate';
import type { ListValues } from '../../frame/device/listValues';

/**
 * The allowed values of a filter, of which the first has no effect; or a function that checks the value and returns ''
 * for no effect.
 */
type Filtre = readonly string[] | ((text: string) => string);
export type Filtres = Readonly<Record<string, Filtre>>;
export type Chosen<F extends Filtres> = {
  [Name in keyof F]: F[Name] extends readonly string[] ? F[Name][number] : string;
};

/** Returns the text if it is a plain date, else '': an address may contain anything. */
export const dateIn = (text: string) => (isPlainDate(text) ? text : '');

const MAX_ID = 2_147_483_647;
/** Returns the text if it is a record's id, else ''. */
export const idIn = (text: string) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? text : '');

/** The values of a filter that is on or off, as the calls write them. */
export const FLAG = ['', '1'] as const;

/** Returns the value without effect of each filter. */
export function noneOf<F extends Filtres>(filtres: F): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filtres).map(([name, filtre]) => [name, typeof filtre === 'function' ? '' : (filtre[0] ?? '')]),
  );
}

function readFiltre(filtre: Filtre, text: string): string {
  if (typeof filtre === 'function') return filtre(text);
  return filtre.includes(text) ? text : (filtre[0] ?? '');
}

/** Reads the filters from an address; a value that is not allowed has no effect. */
export function chosenOf<F extends Filtres>(filtres: F, state: ListValues): Chosen<F> {
  return Object.fromEntries(
    Object.entries(filtres).map(([name, filtre]) => [name, readFiltre(filtre, String(state[name]))]),
  ) as Chosen<F>;
}

type Sent<C> = { [Name in keyof C]?: Exclude<C[Name], ''> };

/**
 * Returns the filters as parameters of a call, without those that have no effect and without an end before its
 * beginning.
 */
export function queryOf<C extends Readonly<Record<string, string>>>(chosen: C): Sent<C> {
  const { datedebut = '', datefin = '' } = chosen as { datedebut?: string; datefin?: string };
  return Object.fromEntries(
    Object.entries(chosen).filter(
      ([name, value]) => value !== '' && !(name === 'datefin' && isInverse(datedebut, datefin)),
    ),
  ) as Sent<C>;
}
