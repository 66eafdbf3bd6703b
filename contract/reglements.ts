import { MAX_PIECE_BYTES, MAX_SIGNATURE_BYTES, PAGE_SIZE } from '@comptoir/domain/limits';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import * as z from 'zod/mini';
import { Mouvementcaisse } from './caisses';
import { call } from './call';
import { Contrepassation } from './contrepassation';
import { shownFields } from './fields';
import { emptyTexts, keptTexts } from './optionalTexts';
import { Reference } from './reference';
import { Beneficiaire, Flag, Id, Libelle, Montant, MontantPositif, PlainDate, paging, Term, Version } from './schema';
import { TelephoneFacultatif } from './telephone';
import { Troppercu } from './troppercus';

/** The amount of an expense or an order, and what is still owed today, in francs. */
const Reste = z.strictObject({ montant: Montant, montantrestant: Montant });

/** In a new payment a text that is left out is empty; a change keeps it. */
const texts = { beneficiaire: Beneficiaire, beneficiairetel: TelephoneFacultatif, reference: Reference };

const fields = {
  depenseid: Id,
  caisseid: Id,
  montant: MontantPositif,
  from: z._default(Flag, 0),
  type: z.optional(z.string().check(z.maxLength(1))),
  date: PlainDate,
  ...emptyTexts(texts),
  frais: z._default(Montant, 0),
  troppercu: z._default(Montant, 0),
  tropde: z.optional(z.nullable(Id)),
  filename: z.optional(z.string().check(z.maxLength(1000))),
};

/**
 * The body of a payment, without its proof, in francs; the app's form validates with it. `montant` is handed over,
 * `frais` is the operator's fee. `troppercu` is the amount beyond the debt that the payer of an order sent to an
 * operator and that is kept; it is ignored when nothing is beyond the debt. `tropde` is the payment whose surplus pays
 * this one; without it money comes in (ADR 0052).
 */
export const ReglementFields = z.strictObject(fields);
export type ReglementFields = z.output<typeof ReglementFields>;

const { depenseid, montant, from, type, troppercu, tropde, filename, ...saisi } = fields;

/** The fields of a payment that are stored as typed: without its debt, its amount and the name of its file. */
export const ReglementSaisi = z.strictObject(saisi);
export type ReglementSaisi = z.output<typeof ReglementSaisi>;

/**
 * One payment, in francs (PRODUCT 1.2, 1.4). `beneficiaire` and `beneficiairetel` name the person who took the cash of
 * an expense; both are empty when unknown, and for an order. `frais` is the operator's fee, in a movement of its own
 * (ADR 0037).
 */
export const Reglement = z.strictObject({
  reglementid: Id,
  depenseid: Id,
  ...shownFields(saisi),
  /** The label of the register. */
  caisse: z.string(),
  /** The amount posted to the register. */
  montant: Montant,
  /** The amount handed over; `montantRendu` is the change. */
  montantremis: Montant,
  montantRendu: Montant,
  /** What the operator received beyond the debt, in a movement of its own (ADR 0052). */
  troppercu: Montant,
  /** The payment whose surplus pays this one; null for money that came in. */
  tropde: z.nullable(Id),
  /** The amount still owed after it, in (date, id) order. */
  montantrestant: Montant,
  from: Flag,
  type: z.enum(['-', '1']),
  /** The path of the proof; empty for payments of orders from the time before proofs were required. */
  file: z.string(),
  filename: z.string(),
  /** The last closed day of the register; null before its first closing. */
  arretele: z.nullable(PlainDate),
  /** The business day of its reversal; from then on it settles nothing (ADR 0034). */
  contrepassele: z.nullable(PlainDate),
  imprimeid: z.nullable(Id),
  /** The number of its document `imprimeid`, cancelled with it (ADR 0041). Only lines of the audit log lack it. */
  numero: z.string(),
  /** The number that `numero` replaced after a correction; empty when it replaced none. */
  remplace: z.string(),
  /**
   * The path of the beneficiary's signature on that document; empty without one, and again for a new document (ADR
   * 0048).
   */
  decharge: z.string(),
  version: Version,
});
export type Reglement = z.output<typeof Reglement>;

const Key = z.strictObject({ reglementid: Id });
const Of = z.strictObject({ id: Id });
const reads = ['depenses', 'commandes'] as const;
const writes = ['depenses.regler', 'commandes.regler'] as const;
/** The proof of a payment. */
export const preuve = { field: 'file', kind: 'preuve', bytes: MAX_PIECE_BYTES, max: 1 } as const;

export const reglements = {
  all: call({
    method: 'GET',
    path: 'reglements/withoutpagination',
    summary: 'The newest payments, unpaged',
    access: reads,
    isPaged: true,
    reply: z.array(Reglement),
  }),
  ofCaisse: call({
    method: 'GET',
    path: 'reglements/byCaisseidwhithpagination/{id}',
    summary: 'A page of the payments of a register, newest first',
    access: reads,
    params: Of,
    query: z.strictObject(paging(PAGE_SIZE.reglements)),
    isPaged: true,
    reply: z.array(Reglement),
  }),
  ofDette: call({
    method: 'GET',
    path: 'reglements/byidwhithpagination/{id}',
    summary: 'A page of the payments of an expense or an order, newest first; `from` may be left out',
    access: reads,
    params: Of,
    query: z.strictObject({ from: z.optional(Flag), ...paging(PAGE_SIZE.reglements) }),
    isPaged: true,
    reply: z.array(Reglement),
  }),
  reste: call({
    method: 'GET',
    path: 'reglements/reste/{id}',
    summary: 'The amount of an expense (from 0) or an order (from 1) and what is still owed, through all registers',
    access: reads,
    params: Of,
    query: z.strictObject({ from: z._default(Flag, 0) }),
    reply: Reste,
  }),
  troppercus: call({
    method: 'GET',
    path: 'reglements/troppercus/{clientid}',
    summary: 'The surplus of a client that operators received and that is still held, the oldest first',
    access: ['commandes'],
    params: z.strictObject({ clientid: Id }),
    reply: z.array(Troppercu),
  }),
  search: call({
    method: 'GET',
    path: 'reglements/searchwhithpagination/{term}',
    summary: 'A page of the payments that a term finds: themselves, their debt, register or file (ADR 0058)',
    access: reads,
    params: z.strictObject({ term: Term }),
    query: z.strictObject(paging(PAGE_SIZE.reglements)),
    isPaged: true,
    reply: z.array(Reglement),
  }),
  ofCommande: call({
    method: 'GET',
    path: 'reglements/{commandeid}',
    summary: 'The payments of an order',
    access: ['commandes'],
    params: z.strictObject({ commandeid: Id }),
    isPaged: true,
    reply: z.array(Reglement),
  }),
  create: call({
    method: 'POST',
    path: 'reglements',
    summary:
      'Pay an expense from a register with its proof, or settle an order into one; its numbered document is its proof',
    access: writes,
    status: 201,
    hasLastingKey: true,
    own: 'reglementid',
    row: Reglement,
    body: ReglementFields,
    file: { ...preuve, required: ({ from }) => from !== REGLEMENT_FROM.commande },
    reply: Reglement,
  }),
  update: call({
    method: 'PUT',
    path: 'reglements/{reglementid}',
    summary:
      'Correct a payment as if it were undone and made again; an expense’s must have a proof, now or from before',
    access: writes,
    params: Key,
    own: 'reglementid',
    row: Reglement,
    body: z.strictObject({
      ...fields,
      ...keptTexts(texts),
      /** Stay as they were by default. */
      frais: z.optional(Montant),
      troppercu: z.optional(Montant),
      version: z.optional(Version),
    }),
    file: { ...preuve, required: false },
    reply: Reglement,
  }),
  remove: call({
    method: 'DELETE',
    path: 'reglements/{reglementid}',
    summary: 'Undo a payment; the ledger keeps both lines',
    access: writes,
    compat: 'statuscode',
    params: Key,
    reply: z.null(),
  }),
  signer: call({
    method: 'POST',
    path: 'reglements/{reglementid}/decharge',
    summary:
      'Keep the signature of the person who took the cash of an expense’s payment, on its document `numero`; once',
    access: ['depenses.regler'],
    params: Key,
    body: z.strictObject({ numero: Libelle }),
    file: { field: 'signature', kind: 'signature', bytes: MAX_SIGNATURE_BYTES, max: 1, required: true },
    reply: Reglement,
  }),
  contrepasser: call({
    method: 'POST',
    path: 'reglements/{reglementid}/contrepasser',
    summary: 'Reverse a payment of a closed day by a movement on an open day: its debt is owed again, and both stay',
    access: ['caisses.contrepasser'],
    status: 201,
    hasLastingKey: true,
    params: Key,
    own: 'mouvementcaisseid',
    body: Contrepassation,
    reply: Mouvementcaisse,
  }),
};
