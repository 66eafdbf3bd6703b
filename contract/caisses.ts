import { SUIVIS_CAISSE } from '@comptoir/domain/arrete';
import { isCodeCaisse, ORIGINES } from '@comptoir/domain/caisse';
import { PAGE_SIZE } from '@comptoir/domain/limits';
import { NATURES, NATURES_TENUES } from '@comptoir/domain/natures';
import * as z from 'zod/mini';
import { caisseChoices } from './caisseChoices';
import { call } from './call';
import { shownFields } from './fields';
import { emptyTexts } from './optionalTexts';
import { Reference } from './reference';
import {
  Beneficiaire,
  Description,
  Flag,
  Id,
  Instant,
  Libelle,
  LigneFacultative,
  Montant,
  MontantPositif,
  PlainDate,
  paging,
  Somme,
  Term,
  Version,
} from './schema';
import { suivi } from './suivi';
import { TelephoneFacultatif } from './telephone';

/** A register's code, with the letters typed in either case; empty where the server shall propose one. */
const CodeCaisse = z.pipe(
  z.pipe(
    LigneFacultative,
    z.transform((code) => code.toUpperCase()),
  ),
  z.string().check(z.refine((code) => code === '' || isCodeCaisse(code), 'champ.invalide')),
);

/** The body that opens a register; the app's form validates with it. An update cannot change the opening amount. */
export const CaisseFields = z.strictObject({
  libelle: Libelle,
  nature: z._default(z.enum(NATURES, 'champ.invalide'), 'especes'),
  /** Without it the server proposes one. */
  code: z._default(CodeCaisse, ''),
  montant: Montant,
  description: z._default(Description, ''),
  aveugle: z._default(Flag, 0),
  plafond: z._default(Montant, 0),
  plafondrefuse: z._default(Flag, 0),
  decharge: z._default(Flag, 1),
});

/**
 * A register: `montant` is its opening amount and `solde` its balance, in francs. `code` is its short name on papers.
 * `arretele` is its last closed day, null before the first closing. `aveugle` 1 hides what is expected from who counts.
 * `plafond` is what it should hold at most, in francs, 0 without a limit; `plafondrefuse` 1 refuses what goes beyond
 * (ADR 0043). `decharge` 1 asks for the signature of who took the cash of a payment; nothing is refused by it
 * (ADR 0048).
 */
export const Caisse = z.strictObject({
  caisseid: Id,
  ...shownFields(CaisseFields.shape),
  nature: z.enum(NATURES_TENUES),
  solde: Somme,
  arretele: z.nullable(PlainDate),
  version: Version,
});
export type Caisse = z.output<typeof Caisse>;

/**
 * What the registers that the caller sees hold together, in francs: the balance of the dashboard. `avances` is the part
 * of it that advances hold, which are in no list of registers (ADR 0039).
 */
export const TotalCaisses = z.strictObject({ solde: Somme, avances: Somme });
export type TotalCaisses = z.output<typeof TotalCaisses>;

/** A new movement without one of these texts has it empty; a change leaves it as it was. */
export const mouvementTexts = {
  beneficiaire: Beneficiaire,
  beneficiairetel: TelephoneFacultatif,
  reference: Reference,
};

const saisi = {
  montant: MontantPositif,
  type: z._default(Flag, 1),
  description: z._default(Description, ''),
  date: PlainDate,
  ...emptyTexts(mouvementTexts),
};

/** The fields of a movement that are stored as typed; a change may correct them all, its register never. */
export const MouvementSaisi = z.strictObject(saisi);
export type MouvementSaisi = z.output<typeof MouvementSaisi>;

/**
 * A movement, in francs: `type` is 1 in, 0 out; `isfirst` 1 is the opening; `reglementid` is set for the movement of a
 * payment, `fraisde` for the fee of a payment, `tropde` for what its operator received too much, and for what leaves of
 * that, to pay another one in `imputesur` or to be given back (ADR 0052), `arreteid` for a booked variance, which may
 * be the money of a transfer into an advance, `contrepasseid` for a reversal: the movement that it reverses,
 * `transfertid` for what a transfer or its fee moved. `date` is the business day on which the money moved, `createdon`
 * the instant of its entry (ADR 0031). `beneficiaire` and `beneficiairetel` say who took the cash of a manual movement
 * out; a payment's are on the payment. `reference` is what a wallet or a bank calls the operation (ADR 0037).
 * `contrepassele` is the business day of the movement that reversed this one, null while none has (ADR 0034).
 */
export const Mouvementcaisse = z.strictObject({
  mouvementcaisseid: Id,
  caisseid: Id,
  ...shownFields(saisi),
  montant: Montant,
  isfirst: Flag,
  origine: z.enum(ORIGINES),
  reglementid: z.nullable(Id),
  fraisde: z.nullable(Id),
  tropde: z.nullable(Id),
  imputesur: z.nullable(Id),
  arreteid: z.nullable(Id),
  contrepasseid: z.nullable(Id),
  transfertid: z.nullable(Id),
  contrepassele: z.nullable(PlainDate),
  createdon: Instant,
  /** The movement was corrected or deleted since; it is listed only with `historique` 1. */
  annule: z.boolean(),
  version: Version,
});
export type Mouvementcaisse = z.output<typeof Mouvementcaisse>;

const Key = z.strictObject({ caisseid: Id });
/** `suivi` leaves those whose closing is late, or those with a variance whose reason is still owed (ADR 0038). */
const Page = z.strictObject({
  suivi: z.optional(z.enum(SUIVIS_CAISSE, 'champ.invalide')),
  ...paging(PAGE_SIZE.caisses),
});

export const caisses = {
  all: caisseChoices,
  list: call({
    method: 'GET',
    path: 'caisses/whithpagination',
    summary: 'A page of registers; `suivi` leaves those that somebody must look after',
    access: ['caisses'],
    query: Page,
    isPaged: true,
    reply: z.array(Caisse),
  }),
  search: call({
    method: 'GET',
    path: 'caisses/searchwhithpagination/{term}',
    summary: 'A page of the registers whose label or description contains the term',
    access: ['caisses'],
    params: z.strictObject({ term: Term }),
    query: Page,
    isPaged: true,
    reply: z.array(Caisse),
  }),
  total: call({
    method: 'GET',
    path: 'caisses/total',
    summary: 'What all registers hold together, and the part of it that advances hold',
    access: ['caisses'],
    reply: TotalCaisses,
  }),
  byId: call({
    method: 'GET',
    path: 'caisses/{caisseid}',
    summary: 'One register, as in the list',
    access: ['caisses'],
    params: Key,
    reply: Caisse,
  }),
  suivi: call({
    method: 'GET',
    path: 'caisses/{caisseid}/suivi',
    summary: 'What happened to a register, by whom and when',
    access: ['caisses'],
    params: Key,
    ...suivi,
  }),
  create: call({
    method: 'POST',
    path: 'caisses',
    summary: 'Open a register; its opening amount becomes its first movement',
    access: ['caisses.creer'],
    status: 201,
    own: 'caisseid',
    row: Caisse,
    body: CaisseFields,
    reply: Caisse,
  }),
  update: call({
    method: 'PUT',
    path: 'caisses/{caisseid}',
    summary: 'Rename, describe or limit a register; its nature stays once it has a movement besides its opening',
    access: ['caisses.modifier'],
    params: Key,
    own: 'caisseid',
    row: Caisse,
    body: z.strictObject({
      libelle: Libelle,
      description: z._default(Description, ''),
      /** As they were without them; an empty code is proposed anew. */
      nature: z.optional(z.enum(NATURES, 'champ.invalide')),
      code: z.optional(z.nullable(CodeCaisse)),
      aveugle: z.optional(Flag),
      plafond: z.optional(Montant),
      plafondrefuse: z.optional(Flag),
      decharge: z.optional(Flag),
      version: z.optional(Version),
    }),
    reply: Caisse,
  }),
  remove: call({
    method: 'DELETE',
    path: 'caisses/{caisseid}',
    summary: 'Delete a register that holds nothing but its opening',
    access: ['caisses.supprimer'],
    params: Key,
    reply: z.null(),
  }),
};
