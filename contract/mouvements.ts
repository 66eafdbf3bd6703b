import { PAGE_SIZE } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { Mouvementcaisse, MouvementSaisi, mouvementTexts } from './caisses';
import { call } from './call';
import { Contrepassation } from './contrepassation';
import { keptTexts } from './optionalTexts';
import { Flag, Id, Nombre, PlainDate, paging, Somme, Version } from './schema';
import { sorting } from './tri';

/**
 * A movement in a list. `soldeapres` is the balance of its register, in francs, right after the movement was written to
 * the ledger. It is null when the movement was corrected or cancelled since, because that balance no longer explains
 * the amount. `depenseid` or `commandeid` is what its payment, or the payment whose fee it is, settles; both are null
 * without one. `autrecaisse` is the label of the register at the other end of its transfer, null without one; `retour`
 * says that the money of that transfer came back from there, because it was refused or withdrawn (ADR 0035). `caisse`
 * is the label of its own register, which may be an advance that is among no choices (ADR 0039).
 */
export const MouvementListe = z.extend(Mouvementcaisse, {
  caisse: z.string(),
  soldeapres: z.nullable(Somme),
  depenseid: z.nullable(Id),
  commandeid: z.nullable(Id),
  autrecaisse: z.nullable(z.string()),
  retour: z.boolean(),
});
export type MouvementListe = z.output<typeof MouvementListe>;

const MouvementKey = z.strictObject({ mouvementcaisseid: Id });

/**
 * Filters of movements: one register, otherwise all that the user sees; days, both included; `type` 1 in, 0 out;
 * `transferts` 1 what transfers moved between registers, 0 everything else, their fees included (ADR 0035).
 */
const mouvementFilters = {
  caisseid: z.optional(Id),
  datedebut: z.optional(PlainDate),
  datefin: z.optional(PlainDate),
  type: z.optional(Flag),
  transferts: z.optional(Flag),
};

/**
 * The totals of all pages of a list of movements: how many, and francs: `entrees` and `sorties` without what transfers
 * moved,
 * `recus` and `envoyes`. `ouverture` is what the registers held before these days and `solde` after them, which is that
 * and what moved meanwhile (`soldeApres` of `domain/flux`); both are null of a list of one direction or of one kind.
 */
export const TotalMouvements = z.strictObject({
  ...{ nombre: Nombre, entrees: Somme, sorties: Somme, recus: Somme, envoyes: Somme },
  ...{ ouverture: z.nullable(Somme), solde: z.nullable(Somme) },
});
export type TotalMouvements = z.output<typeof TotalMouvements>;

export const mouvements = {
  list: call({
    method: 'GET',
    path: 'caisses/mouvementcaisse',
    summary:
      'A page of movements, newest first or as `tri` says; `historique` 1, of one register alone, adds the cancelled ones',
    access: ['caisses'],
    query: z.strictObject({
      ...mouvementFilters,
      ...sorting,
      ...paging(PAGE_SIZE.mouvements),
      historique: z._default(Flag, 0),
    }),
    isPaged: true,
    reply: z.array(MouvementListe),
  }),
  total: call({
    method: 'GET',
    path: 'caisses/mouvementcaisse/total',
    summary: 'What the movements of a list add up to',
    access: ['caisses'],
    isCostly: true,
    query: z.strictObject(mouvementFilters),
    reply: TotalMouvements,
  }),
  create: call({
    method: 'POST',
    path: 'caisses/mouvementcaisse',
    summary: 'Put money into a register, or take it out',
    access: ['caisses.mouvements'],
    status: 201,
    hasLastingKey: true,
    own: 'mouvementcaisseid',
    row: MouvementListe,
    body: z.strictObject({
      caisseid: Id,
      ...MouvementSaisi.shape,
      /** Today without it. */ date: z.optional(PlainDate),
      /** The payment whose surplus it gives back (ADR 0052). */
      tropde: z.optional(z.nullable(Id)),
    }),
    reply: Mouvementcaisse,
  }),
  update: call({
    method: 'PUT',
    path: 'caisses/mouvementcaisse/{mouvementcaisseid}',
    summary: 'Correct a movement; the ledger keeps the difference',
    access: ['caisses.mouvements'],
    params: MouvementKey,
    own: 'mouvementcaisseid',
    row: MouvementListe,
    body: z.strictObject({
      caisseid: z.optional(Id),
      ...MouvementSaisi.shape,
      isfirst: z.optional(Flag),
      /** As it was without it. */
      date: z.optional(PlainDate),
      ...keptTexts(mouvementTexts),
      version: z.optional(Version),
    }),
    reply: Mouvementcaisse,
  }),
  remove: call({
    method: 'DELETE',
    path: 'caisses/mouvementcaisse/{mouvementcaisseid}',
    summary: 'Undo a movement; the ledger keeps both lines',
    access: ['caisses.mouvements'],
    params: MouvementKey,
    reply: z.null(),
  }),
  contrepasser: call({
    method: 'POST',
    path: 'caisses/mouvementcaisse/{mouvementcaisseid}/contrepasser',
    summary: 'Reverse a manual movement of a closed day by a second one, on an open day; both stay',
    access: ['caisses.contrepasser'],
    status: 201,
    hasLastingKey: true,
    params: MouvementKey,
    own: 'mouvementcaisseid',
    body: Contrepassation,
    reply: Mouvementcaisse,
  }),
};
