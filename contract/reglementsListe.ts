import { PAGE_SIZE } from '@comptoir/domain/limits';
import { NATURES_TENUES } from '@comptoir/domain/natures';
import * as z from 'zod/mini';
import { call } from './call';
import { Reglement } from './reglements';
import { Flag, Id, Nombre, PlainDate, paging, Somme, Term } from './schema';
import { sorting } from './tri';

/** A payment in the list of all payments. */
export const ReglementListe = z.extend(Reglement, {
  /** The label of the expense, or the number and the client of the order. */
  libelle: z.string(),
  /** The client of an order; the person who took the cash of an expense, empty when unknown. */
  tiers: z.string(),
  /** The nature of the register, which says how the money was paid. */
  nature: z.enum(NATURES_TENUES),
  /** Who entered it; null when the audit log does not know. */
  utilisateurid: z.nullable(Id),
  utilisateur: z.string(),
});
export type ReglementListe = z.output<typeof ReglementListe>;

/**
 * Filters of payments: days, both included; one register; `from` 0 money out for expenses, 1 money in from orders; the
 * nature of the register; who entered them; `sanspreuve` 1 those without a file, 0 those with one; `memepreuve` 1 those
 * that settle and whose file a record of another debt has, which the reader sees (ADR 0061). `search` is looked for in
 * references, beneficiaries, phones, amounts, document numbers, debts, clients, registers and names of files.
 */
const filters = {
  datedebut: z.optional(PlainDate),
  datefin: z.optional(PlainDate),
  caisseid: z.optional(Id),
  from: z.optional(Flag),
  nature: z.optional(z.enum(NATURES_TENUES, 'champ.invalide')),
  utilisateurid: z.optional(Id),
  sanspreuve: z.optional(Flag),
  search: z._default(Term, ''),
  memepreuve: z.optional(z.literal(1, 'champ.invalide')),
};

/**
 * The totals of all pages of a list of payments, in francs: `entrees` and `sorties` of those that settle a debt,
 * `contrepasses` of the reversed ones, in and out (ADR 0034).
 */
export const TotalReglements = z.strictObject({
  nombre: Nombre,
  entrees: Somme,
  sorties: Somme,
  contrepasses: Somme,
});
export type TotalReglements = z.output<typeof TotalReglements>;

const access = ['depenses', 'commandes'] as const;

/** The calls for all payments together. A reader of one kind of debt gets its payments alone. */
export const reglementsListe = {
  list: call({
    method: 'GET',
    path: 'reglements/whithpagination',
    summary: 'A page of the payments of expenses and orders, newest first or as `tri` says',
    access,
    query: z.strictObject({ ...filters, ...sorting, ...paging(PAGE_SIZE.reglements) }),
    isPaged: true,
    reply: z.array(ReglementListe),
  }),
  total: call({
    method: 'GET',
    path: 'reglements/total',
    summary: 'The totals of a list of payments',
    access,
    isCostly: true,
    query: z.strictObject(filters),
    reply: TotalReglements,
  }),
};
