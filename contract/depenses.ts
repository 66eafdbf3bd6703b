import { FILTRES_NATURE } from '@comptoir/domain/depense';
import { FILTRES_DETTE } from '@comptoir/domain/dette';
import { MAX_PIECE_BYTES, PAGE_SIZE } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { call } from './call';
import { Fichier } from './fichiers';
import { shownFields } from './fields';
import {
  Description,
  Flag,
  Id,
  Libelle,
  Montant,
  MontantPositif,
  Nombre,
  PlainDate,
  paging,
  Somme,
  Term,
  Version,
} from './schema';
import { suivi } from './suivi';
import { sorting } from './tri';

const fields = {
  libelle: Libelle,
  typedepenseid: Id,
  montant: MontantPositif,
  description: z._default(Description, ''),
  date: PlainDate,
  expenseonstep: z._default(Flag, 0),
  projetid: z._default(z.nullable(Id), null),
  etapeprojetid: z._default(z.nullable(Id), null),
};

/**
 * An expense. `montant` and `montantrestant` are in francs; it is Soldé when `montantrestant` is 0 (spec § 2 Expenses).
 * `nombredocument` counts its supporting documents (spec § 3).
 */
export const Depense = z.strictObject({
  depenseid: Id,
  ...shownFields(fields),
  typedepense: z.string(),
  montant: Montant,
  montantrestant: Montant,
  nombredocument: Nombre,
  version: Version,
});
export type Depense = z.output<typeof Depense>;

/** The body that creates an expense; the app's form validates with it. */
export const DepenseFields = z.strictObject(fields);
export type DepenseFields = z.output<typeof DepenseFields>;

const Key = z.strictObject({ depenseid: Id });

/**
 * Filters of expenses: days of their date, both included; type; project; nature; settled or not; `semblable` 1 those
 * that are nearly equal to another one (ADR 0061), 0 the others.
 */
const filters = {
  datedebut: z.optional(PlainDate),
  datefin: z.optional(PlainDate),
  typedepenseid: z.optional(Id),
  projetid: z.optional(Id),
  nature: z._default(z.enum(FILTRES_NATURE, 'champ.invalide'), ''),
  statut: z._default(z.enum(FILTRES_DETTE, 'champ.invalide'), ''),
  semblable: z.optional(Flag),
};

/** The totals of all pages of a list of expenses: their number, and francs. */
export const TotalDepenses = z.strictObject({ nombre: Nombre, montant: Somme, montantrestant: Somme });
export type TotalDepenses = z.output<typeof TotalDepenses>;

export const depenses = {
  all: call({
    method: 'GET',
    path: 'depenses/withoutpagination',
    summary: 'The newest expenses, unpaged',
    access: ['depenses'],
    isPaged: true,
    reply: z.array(Depense),
  }),
  list: call({
    method: 'GET',
    path: 'depenses/whithpagination',
    summary:
      'A page of expenses, newest first or as `tri` says, filtered by step, days, type, project, kind or settlement',
    access: ['depenses'],
    query: z.strictObject({ etapeprojetid: z.optional(Id), ...filters, ...sorting, ...paging(PAGE_SIZE.depenses) }),
    isPaged: true,
    reply: z.array(Depense),
  }),
  search: call({
    method: 'GET',
    path: 'depenses/searchwhithpagination/{term}',
    summary: 'A page of the expenses that a term finds: label, description, type, amount, payments (ADR 0058)',
    access: ['depenses'],
    params: z.strictObject({ term: Term }),
    query: z.strictObject({ ...filters, ...sorting, ...paging(PAGE_SIZE.depenses) }),
    isPaged: true,
    reply: z.array(Depense),
  }),
  total: call({
    method: 'GET',
    path: 'depenses/total',
    summary: 'The totals of the expenses of a list or of a search',
    access: ['depenses'],
    isCostly: true,
    query: z.strictObject({ ...filters, search: z._default(Term, '') }),
    reply: TotalDepenses,
  }),
  byId: call({
    method: 'GET',
    path: 'depenses/{depenseid}',
    summary: 'One expense, as its list shows it',
    access: ['depenses'],
    params: Key,
    reply: Depense,
  }),
  suivi: call({
    method: 'GET',
    path: 'depenses/{depenseid}/suivi',
    summary: 'What happened to an expense and to its payments, by whom and when',
    access: ['depenses'],
    params: Key,
    ...suivi,
  }),
  create: call({
    method: 'POST',
    path: 'depenses',
    summary: 'Record an expense',
    access: ['depenses.creer'],
    status: 201,
    hasLastingKey: true,
    own: 'depenseid',
    row: Depense,
    body: DepenseFields,
    reply: Depense,
  }),
  update: call({
    method: 'PUT',
    path: 'depenses/{depenseid}',
    summary: 'Change an expense; its amount may not be lower than what is paid',
    access: ['depenses.modifier'],
    params: Key,
    own: 'depenseid',
    row: Depense,
    body: z.strictObject({ ...fields, version: z.optional(Version) }),
    reply: Depense,
  }),
  remove: call({
    method: 'DELETE',
    path: 'depenses/{depenseid}',
    summary: 'Delete an expense without payments',
    access: ['depenses.supprimer'],
    params: Key,
    reply: z.null(),
  }),
  documents: call({
    method: 'GET',
    path: 'depenses/{depenseid}/documents',
    summary: 'The supporting documents of an expense, in the order in which they came',
    access: ['depenses'],
    params: Key,
    reply: z.array(Fichier),
  }),
  addDocument: call({
    method: 'POST',
    path: 'depenses/{depenseid}/documents',
    summary: 'Attach a supporting document to an expense: the supplier’s invoice, a quotation (spec § 3)',
    access: ['depenses.creer', 'depenses.modifier'],
    status: 201,
    params: Key,
    body: z.strictObject({}),
    file: { field: 'file', kind: 'preuve', bytes: MAX_PIECE_BYTES, max: 1, required: true },
    reply: Fichier,
  }),
  removeDocument: call({
    method: 'DELETE',
    path: 'depenses/{depenseid}/documents/{documentid}',
    summary: 'Delete a supporting document of an expense; the trash keeps it',
    access: ['depenses.modifier'],
    params: z.strictObject({ depenseid: Id, documentid: Id }),
    reply: z.null(),
  }),
};
