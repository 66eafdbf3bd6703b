import { PAGE_SIZE } from '@comptoir/domain/limits';
import * as z from 'zod/mini';
import { Mouvementcaisse, MouvementSaisi, mouvementTexts } from './caisses';
import { call } from './call';
import { Contrepassation } from './contrepassation';
import { keptTexts } from './optionalTexts';
import { choosing, Flag, Id, Nombre, PlainDate, paging, Somme, Version } from './schema';
import { sorting } from './tri';

/** A movement in a list. */
export const MouvementListe = z.extend(Mouvementcaisse, {
  /** The label of its register, which may be an advance that no select offers (ADR 0039). */
  caisse: z.string(),
  /**
   * The balance of the register right after this movement was written, in francs. Null when the movement was corrected
   * or cancelled since: that balance no longer explains the amount.
   */
  soldeapres: z.nullable(Somme),
  /**
   * The expense, or `commandeid` the order, of the payment that the movement posts or whose fee it is; null for other
   * movements.
   */
  depenseid: z.nullable(Id),
  commandeid: z.nullable(Id),
  /** The label of the register at the other end of its transfer; null without a transfer. */
  autrecaisse: z.nullable(z.string()),
  /** The money of the transfer came back from there, because it was refused or withdrawn (ADR 0035). */
  retour: z.boolean(),
});
export type MouvementListe = z.output<typeof MouvementListe>;

const MouvementKey = z.strictObject({ mouvementcaisseid: Id });

/**
 * Filters of movements: one register, by default all that the user sees; days, both included; `type` 1 in, 0 out;
 * `transferts` 1 money that transfers moved between registers, 0 everything else, transfer fees included (ADR 0035).
 */
const mouvementFilters = {
  caisseid: z.optional(Id),
  datedebut: z.optional(PlainDate),
  datefin: z.optional(PlainDate),
  type: z.optional(Flag),
  transferts: z.optional(Flag),
};

/**
 * The totals of all pages of a list of movements, in francs: `entrees` and `sorties` without transfers, `recus` and
 * `envoyes` for transfers.
 */
export const TotalMouvements = z.strictObject({
  nombre: Nombre,
  entrees: Somme,
  sorties: Somme,
  recus: Somme,
  envoyes: Somme,
  /** The balance of the registers before these days; null for a list of one direction or of one kind. */
  ouverture: z.nullable(Somme),
  /** The balance after these days (`soldeApres` of `domain/flux`); null in the same lists. */
  solde: z.nullable(Somme),
});
export type TotalMouvements = z.output<typeof TotalMouvements>;

/** A register or an advance to choose by its label. */
export const CaisseNommee = z.strictObject({ caisseid: Id, libelle: z.string() });
export type CaisseNommee = z.output<typeof CaisseNommee>;

export const mouvements = {
  list: call({
    method: 'GET',
    path: 'caisses/mouvementcaisse',
    summary:
      'A page of movements, newest first or as `tri` says; `historique` 1, for one register, adds cancelled ones',
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
    summary: 'The totals of a list of movements',
    access: ['caisses'],
    isCostly: true,
    query: z.strictObject(mouvementFilters),
    reply: TotalMouvements,
  }),
  caisses: call({
    method: 'GET',
    path: 'caisses/mouvementcaisse/caisses',
    summary: 'Registers by name, then advances, the newest first; those that hold a term; `caisseid` adds one',
    access: ['caisses'],
    query: z.strictObject({ ...choosing, caisseid: z.optional(Id) }),
    reply: z.array(CaisseNommee),
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
      /** Today by default. */ date: z.optional(PlainDate),
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
      /** Stays as it was by default. */
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
