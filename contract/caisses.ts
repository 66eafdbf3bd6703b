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

/** A register's code; its letters may be typed in either case. Empty when the server must propose one. */
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
  /** Without a code the server proposes one. */
  code: z._default(CodeCaisse, ''),
  montant: Montant,
  description: z._default(Description, ''),
  /** 1 hides the expected amount from the person who counts. */
  aveugle: z._default(Flag, 0),
  /** The most it should hold, in francs; 0 means no limit. `plafondrefuse` 1 refuses money beyond it (ADR 0043). */
  plafond: z._default(Montant, 0),
  plafondrefuse: z._default(Flag, 0),
  /** 1 asks for the signature of the person who takes the cash of a payment; no payment is refused (ADR 0048). */
  decharge: z._default(Flag, 1),
});

/** A register, in francs; `montant` is its opening amount, `code` its short name on papers. */
export const Caisse = z.strictObject({
  caisseid: Id,
  ...shownFields(CaisseFields.shape),
  nature: z.enum(NATURES_TENUES),
  /** The balance. */
  solde: Somme,
  /** The last closed day; null before the first closing. */
  arretele: z.nullable(PlainDate),
  version: Version,
});
export type Caisse = z.output<typeof Caisse>;

/**
 * What all registers that the caller sees hold, in francs: the balance of the dashboard. `avances` is the part in
 * advances, which no list of registers shows (ADR 0039).
 */
export const TotalCaisses = z.strictObject({ solde: Somme, avances: Somme });
export type TotalCaisses = z.output<typeof TotalCaisses>;

/** In a new movement a text that is left out is empty; a change keeps it. */
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

/** The fields of a movement that are stored as typed. A change may correct all of them, but never the register. */
export const MouvementSaisi = z.strictObject(saisi);
export type MouvementSaisi = z.output<typeof MouvementSaisi>;

/**
 * A movement, in francs. `beneficiaire` and `beneficiairetel` name the person who took the cash of a manual movement; a
 * payment has its own.
 */
export const Mouvementcaisse = z.strictObject({
  mouvementcaisseid: Id,
  caisseid: Id,
  ...shownFields(saisi),
  montant: Montant,
  /** 1 for the opening of the register. */
  isfirst: Flag,
  origine: z.enum(ORIGINES),
  /** The payment that this movement posts. */
  reglementid: z.nullable(Id),
  /** The payment whose operator's fee this is. */
  fraisde: z.nullable(Id),
  /** The payment whose surplus came in or leaves; it leaves to pay `imputesur`, or is given back (ADR 0052). */
  tropde: z.nullable(Id),
  imputesur: z.nullable(Id),
  /** The closing whose variance this books; it may be money of a transfer into an advance. */
  arreteid: z.nullable(Id),
  /** The movement that this one reverses. */
  contrepasseid: z.nullable(Id),
  /** The transfer whose money or fee this is. */
  transfertid: z.nullable(Id),
  /** The business day of the movement that reversed this one, or null (ADR 0034). */
  contrepassele: z.nullable(PlainDate),
  /** The instant of its entry; `date` is the business day on which the money moved (ADR 0031). */
  createdon: Instant,
  /** It was corrected or deleted since; it is listed only with `historique` 1. */
  annule: z.boolean(),
  version: Version,
});
export type Mouvementcaisse = z.output<typeof Mouvementcaisse>;

const Key = z.strictObject({ caisseid: Id });
/** `suivi` keeps registers whose closing is late, or those with a variance without a reason (ADR 0038). */
const Page = z.strictObject({
  suivi: z.optional(z.enum(SUIVIS_CAISSE, 'champ.invalide')),
  ...paging(PAGE_SIZE.caisses),
});

export const caisses = {
  all: caisseChoices,
  list: call({
    method: 'GET',
    path: 'caisses/whithpagination',
    summary: 'A page of registers; `suivi` keeps those that need attention',
    access: ['caisses'],
    query: Page,
    isPaged: true,
    reply: z.array(Caisse),
  }),
  search: call({
    method: 'GET',
    path: 'caisses/searchwhithpagination/{term}',
    summary: 'A page of the registers whose label, description, code or document the term finds',
    access: ['caisses'],
    params: z.strictObject({ term: Term }),
    query: Page,
    isPaged: true,
    reply: z.array(Caisse),
  }),
  total: call({
    method: 'GET',
    path: 'caisses/total',
    summary: 'The sum of all registers, and the part of it in advances',
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
      /** A field that is left out stays as it was; an empty code asks for a new proposal. */
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
    summary: 'Delete a register whose only movement is its opening',
    access: ['caisses.supprimer'],
    params: Key,
    reply: z.null(),
  }),
};
