import { ETATS_IMPRIME } from '@comptoir/domain/imprime';
import { MAX_LOT } from '@comptoir/domain/limits';
import type { RecordId } from '@comptoir/domain/units';
import * as z from 'zod/mini';
import { call } from './call';
import { QueryImprime } from './imprimes/query';
import { Id, Nombre, requiredOr } from './schema';

/**
 * A numbered document. `tirages` counts its prints: 1 for the original, and one more for each duplicate (ADR 0042).
 * `lien` is the address of its public page, null when the installation has no public address (ADR 0046).
 */
export const Imprime = z.strictObject({
  imprimeid: Id,
  numero: z.string(),
  etat: z.enum(ETATS_IMPRIME),
  tirages: Nombre,
  lien: z.nullable(z.string()),
});
export type Imprime = z.output<typeof Imprime>;

const Key = z.strictObject({ imprimeid: Id });
/** The documents of one print, each once, in the order of its pages. */
const Lot = z.array(Id, requiredOr('champ.invalide')).check(
  z.minLength(1, 'champ.requis'),
  z.maxLength(MAX_LOT, 'champ.hors_limites'),
  z.refine((ids) => new Set(ids).size === ids.length, 'champ.invalide'),
);
/** Returns the documents named by the query of `imprimes.lot`: `12,15,16`. */
export const idsOfLot = (texte: string): RecordId[] => texte.split(',').map(Number);
const TexteLot = z.string('champ.requis').check(
  z.regex(/^\d+(,\d+)*$/, 'champ.invalide'),
  z.refine((texte) => z.safeParse(Lot, idsOfLot(texte)).success, 'champ.invalide'),
);
/** A user who reads the payment, the order, the transfer or the closing may print its document. */
const access = ['depenses', 'commandes', 'caisses', 'avances'] as const;

export const imprimes = {
  byId: call({
    method: 'GET',
    path: 'imprimes/{imprimeid}',
    summary: 'A document: its number, its state and how often it was printed',
    access,
    params: Key,
    reply: Imprime,
  }),
  tirer: call({
    method: 'POST',
    path: 'imprimes/{imprimeid}/tirages',
    summary: 'Count one more print of a document: the first is the original, each later one a duplicate',
    access,
    params: Key,
    reply: Imprime,
  }),
  pdf: call({
    method: 'GET',
    path: 'imprimes/{imprimeid}/papier.pdf',
    summary: 'A document as a PDF, in `langue` or the language of the request, in `format` or A4; no print is counted',
    access,
    isBinary: true,
    params: Key,
    query: QueryImprime,
    reply: z.null(),
  }),
  partage: call({
    method: 'GET',
    path: 'imprimes/{imprimeid}/partage',
    summary:
      'A document to share, in `langue` or the language of the request: a PNG ticket, or an A4 PDF if that is too long',
    access,
    isBinary: true,
    params: Key,
    query: z.pick(QueryImprime, { langue: true }),
    reply: z.null(),
  }),
  tirerlot: call({
    method: 'POST',
    path: 'imprimes/tirages',
    summary: 'Count one more print of each of these documents, all or none',
    access,
    body: z.strictObject({ imprimeids: Lot }),
    reply: z.array(Imprime),
  }),
  lot: call({
    method: 'GET',
    path: 'imprimes/papiers.pdf',
    summary: 'Several documents, `imprimeids` as `12,15,16`, as one PDF, each on its own pages; no print is counted',
    access,
    isBinary: true,
    query: z.extend(QueryImprime, { imprimeids: TexteLot }),
    reply: z.null(),
  }),
  livraison: call({
    method: 'GET',
    path: 'imprimes/{imprimeid}/livraison.pdf',
    summary: 'The delivery note of an order as a PDF, in `langue` or the language of the request, in `format` or A4',
    access: ['commandes'],
    isBinary: true,
    params: Key,
    query: QueryImprime,
    reply: z.null(),
  }),
  renouveler: call({
    method: 'POST',
    path: 'imprimes/{imprimeid}/jeton',
    summary: 'Give a document another public link: the former link and its printed code then lead nowhere',
    access,
    params: Key,
    reply: Imprime,
  }),
};
