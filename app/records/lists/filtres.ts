import { isInverse, isPlainDate } from '@comptoir/domain/plainDate';
import type { ListValues } from '../../frame/device/listValues';

/** The values that a filter may have, the first one without effect; or what reads it, '' where it has no effect. */
type Filtre = readonly string[] | ((text: string) => string);
export type Filtres = Readonly<Record<string, Filtre>>;
export type Chosen<F extends Filtres> = {
  [Name in keyof F]: F[Name] extends readonly string[] ? F[Name][number] : string;
};

/** A plain date, or nothing: an address may say anything. */
export const dateIn = (text: string) => (isPlainDate(text) ? text : '');

const MAX_ID = 2_147_483_647;
/** A record's id, or nothing. */
export const idIn = (text: string) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? text : '');

/** On or off, as the calls write it. */
export const FLAG = ['', '1'] as const;

/** What each filter is where nothing is chosen. */
export function noneOf<F extends Filtres>(filtres: F): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filtres).map(([name, filtre]) => [name, typeof filtre === 'function' ? '' : (filtre[0] ?? '')]),
  );
}

function read(filtre: Filtre, text: string): string {
  if (typeof filtre === 'function') return filtre(text);
  return filtre.includes(text) ? text : (filtre[0] ?? '');
}

/** What an address chooses; a value that is none of the choices has no effect. */
export function chosenOf<F extends Filtres>(filtres: F, state: ListValues): Chosen<F> {
  return Object.fromEntries(
    Object.entries(filtres).map(([name, filtre]) => [name, read(filtre, String(state[name]))]),
  ) as Chosen<F>;
}

type Sent<C> = { [Name in keyof C]?: Exclude<C[Name], ''> };

/** The parameters of a call that says this: what has no effect is left out, and so is an end before its beginning. */
export function queryOf<C extends Readonly<Record<string, string>>>(chosen: C): Sent<C> {
  const { datedebut = '', datefin = '' } = chosen as { datedebut?: string; datefin?: string };
  return Object.fromEntries(
    Object.entries(chosen).filter(
      ([name, value]) => value !== '' && !(name === 'datefin' && isInverse(datedebut, datefin)),
    ),
  ) as Sent<C>;
}
