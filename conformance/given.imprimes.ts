import { calls } from '@comptoir/contract/calls';
import { ask } from './ask';
import type { Expectation, Step } from './case';

const { imprimes, recherche } = calls;

type Fields = Readonly<Record<string, unknown>>;

export const UNKNOWN: Expectation = { code: 'introuvable' };
export const PDF: Expectation = { headers: { 'content-type': 'application/pdf' } };
export const PNG: Expectation = { headers: { 'content-type': 'image/png' } };

/** The calls of the document of a record that was saved under this name. */
export function documentOf(name: string) {
  const step =
    (call: Step['call'], usual?: Expectation) =>
    (expect = usual, more?: Partial<Step>): Step =>
      ask(call, { imprimeid: `@${name}.imprimeid` }, expect, more);
  return {
    /** Reads its number, its state and its prints. */
    seen: step(imprimes.byId),
    /** Counts one more print. */
    printed: step(imprimes.tirer),
    /** Gives it another link. */
    renewed: step(imprimes.renouveler),
    /** Reads it as a PDF. */
    read: step(imprimes.pdf, PDF),
    /** Reads the delivery note beside it. */
    delivered: step(imprimes.livraison, PDF),
    /** Reads what is shared of it: a picture. */
    shared: step(imprimes.partage, PNG),
  };
}

/** Looks for a number everywhere. */
export const foundBy = (term: string, data: readonly Fields[], as?: Step['as']): Step =>
  ask(recherche.find, { term }, { data: [...data] }, as === undefined ? {} : { as });
