import { isInverse } from '@comptoir/domain/plainDate';
import type { ComponentType } from 'react';
import type { ListValues } from '../../frame/device/listValues';
import type { TextKey } from '../../frame/i18n/translate';

/** A value that a filter may have, and its name. */
export interface Choice {
  value: string;
  label: string;
}

/** What the choices of a filter may depend on. */
export interface AskedChoices {
  /** The chosen value, '' for none. */
  chosen: string;
  /** Whether the choices are shown or one of them is; others need not be read. */
  isAsked: boolean;
  /** The rows of the page shown, which may name a record that is not among the choices. */
  rows: readonly never[];
}

/** The input of a filter beside its list. */
export interface FiltreInputProps {
  name: string;
  filtre: Filtre;
  filters: Readonly<Record<string, string>>;
  onFilter(changes: Readonly<Record<string, string>>): void;
  rows: readonly never[];
}

/** A filter of a list, declared once: its values, its words, its input, its chip. Its value '' has no effect. */
export interface Filtre<Value extends string = string> {
  /** Reads a value from an address, which may contain anything; '' if it is not one of this filter's. */
  read(text: string): Value;
  label?: TextKey;
  /** Name of the choice without effect. */
  all?: TextKey;
  /** Returns the names of its values; a value without a name is called by its number. */
  useChoices?(asked: AskedChoices): Choice[];
  /** Its input; without one, only links of other screens set it. */
  Input?: ComponentType<FiltreInputProps>;
  /** How its chip says its value: after its label, or alone; without this it has no chip. */
  chip?: 'named' | 'alone';
  /** Another view of the same rows: the call does not get it, and the page stays. */
  isView?: boolean;
}

export type Filtres = Readonly<Record<string, Filtre>>;
export type Chosen<F extends Filtres> = { [Name in keyof F]: ReturnType<F[Name]['read']> };

const MAX_ID = 2_147_483_647;
/** Returns the text if it is a record's id, else ''. */
export const idIn = (text: string) => (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? text : '');

/** Returns a function that returns the text if it is one of the values, else ''. */
export const oneIn =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | '' =>
    values.find((value) => value === text) ?? '';

/** Returns the value without effect of each filter, or of those that `isOne` selects. */
export const noneOf = (filtres: Filtres, isOne: (filtre: Filtre) => boolean = () => true): Record<string, string> =>
  Object.fromEntries(Object.entries(filtres).flatMap(([name, filtre]) => (isOne(filtre) ? [[name, '']] : [])));

/** Reads the filters from an address; a value that is not allowed has no effect. */
export const chosenOf = <F extends Filtres>(filtres: F, state: ListValues): Chosen<F> =>
  Object.fromEntries(
    Object.entries(filtres).map(([name, filtre]) => [name, filtre.read(String(state[name] ?? ''))]),
  ) as Chosen<F>;

/**
 * Returns the filters as parameters of a call, without those that have no effect, without another view, and without an
 * end before its beginning.
 */
export function queryOf(filtres: Filtres, chosen: Readonly<Record<string, string>>): Record<string, string> {
  const { datedebut = '', datefin = '' } = chosen;
  return Object.fromEntries(
    Object.entries(chosen).filter(
      ([name, value]) =>
        value !== '' && !filtres[name]?.isView && !(name === 'datefin' && isInverse(datedebut, datefin)),
    ),
  );
}
