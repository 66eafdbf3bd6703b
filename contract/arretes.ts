import { COUPURES, ETATS_ARRETE, FORMES, IMPUTATIONS, NATURES_ARRETE } from '@comptoir/domain/arrete';
import { MAX_PIECE_BYTES, PAGE_SIZE } from '@comptoir/domain/limits';
import type { Count } from '@comptoir/domain/units';
import * as z from 'zod/mini';
import { call } from './call';
import { QueryImprime } from './imprimes/query';
import {
  Description,
  DescriptionRequise,
  Flag,
  Id,
  Instant,
  LigneLedger,
  Montant,
  Nombre,
  Numero,
  PlainDate,
  paging,
  requiredOr,
  Somme,
  Version,
} from './schema';

const NatureArrete = z.enum(NATURES_ARRETE, requiredOr('champ.invalide'));

/** How many notes or coins of one kind were counted; `coupure` is the value of one, in francs. */
export const LigneComptage = z.strictObject({
  forme: z.enum(FORMES, requiredOr('champ.invalide')),
  coupure: Montant,
  nombre: z.int(requiredOr('champ.invalide')) as unknown as z.ZodMiniType<Count, Count>,
});

/** The booking of a variance: by whom, when, to whom it is charged, and why. */
export const Regularisation = z.strictObject({
  mouvementcaisseid: Id,
  imputation: z.enum(IMPUTATIONS),
  motif: z.string(),
  utilisateur: z.string(),
  createdon: Instant,
});

/** A closing of a register, or a surprise count, in francs. */
export const Arrete = z.strictObject({
  arreteid: Id,
  caisseid: Id,
  /** The label of the register. */
  caisse: z.string(),
  code: z.string(),
  /** Counts the closings of one register from 1. */
  numero: Nombre,
  nature: NatureArrete,
  /** The last business day that the closing locks, or the day of a surprise count. */
  jusquau: PlainDate,
  seq: Nombre,
  /** The balance of the register after its ledger line `seq`. */
  attendu: Somme,
  /** What was counted; `ecart` is `compte` minus `attendu`. */
  compte: Somme,
  ecart: Somme,
  motif: z.string(),
  observations: z.string(),
  comptepar: Numero,
  /** The name of the person who counted. */
  utilisateur: z.string(),
  createdon: Instant,
  etat: z.enum(ETATS_ARRETE),
  reouverture: z.nullable(z.strictObject({ utilisateur: z.string(), createdon: Instant, motif: z.string() })),
  regularisation: z.nullable(Regularisation),
  /** The register has no later valid closing or count: only such a one may be booked or reopened (ADR 0033). */
  dernier: z.boolean(),
  /** The path of the proof that the person who counted attached; empty without one (ADR 0044). */
  file: z.string(),
  filename: z.string(),
  imprimeid: z.nullable(Id),
  /** The number of its minutes, the document `imprimeid`: `PV-C1-2026-000012` (ADR 0049). */
  pv: z.string(),
  version: Version,
});
export type Arrete = z.output<typeof Arrete>;

/** A closing with its count, from the largest note to the smallest coin; empty for a wallet or a bank. */
export const ArreteDetail = z.extend(Arrete, { comptage: z.array(LigneComptage) });
export type ArreteDetail = z.output<typeof ArreteDetail>;

/** The facts with which a count begins, in francs. */
export const Ouverture = z.strictObject({
  caisseid: Id,
  /** The register's last ledger line. */
  seq: Nombre,
  /** The balance of the register; null when the count is blind. */
  attendu: z.nullable(Somme),
  arretele: z.nullable(PlainDate),
  /** The proposed day: today. */
  jusquau: PlainDate,
  /** How many ledger lines came after the last closed day; a correction and a deletion are lines too. */
  mouvements: Nombre,
  /** Money sent to the register and not yet accepted. It is not part of `attendu` (ADR 0035). */
  arecevoir: z.strictObject({ nombre: Nombre, montant: Somme }),
});
export type Ouverture = z.output<typeof Ouverture>;

/** The most movements that `CaisseABouge` shows. */
export const MAX_BOUGE = 20;

/**
 * A movement that came while a register was counted, without any name; `montant`, in francs, is null when the count is
 * blind.
 */
export const MouvementDepuis = z.strictObject({
  mouvementcaisseid: Id,
  montant: z.nullable(Montant),
  type: Flag,
  description: z.string(),
  createdon: Instant,
  /** It was deleted since. */
  annule: z.boolean(),
});
export type MouvementDepuis = z.output<typeof MouvementDepuis>;

/**
 * The `data` of 409 `arrete.caisse_a_bouge`: the register's present line and balance, as in `Ouverture`, and the latest
 * movements after the sent `seq`, the last one first. The list is empty for a caller who may not read movements, and
 * for a line at which no count may have begun (`isBougeTold`).
 */
export const CaisseABouge = z.strictObject({
  seq: Nombre,
  attendu: z.nullable(Somme),
  mouvements: z.array(MouvementDepuis).check(z.maxLength(MAX_BOUGE)),
});
export type CaisseABouge = z.output<typeof CaisseABouge>;

/**
 * The body of a closing. Cash sends `comptage`; a wallet or a bank sends `montant`, the figure read on a phone or a
 * statement, in francs. `seq` is the ledger line from `ouvrir` at which the count began.
 */
export const ArreteFields = z.strictObject({
  nature: NatureArrete,
  /** Today by default; a surprise count is always of today. */
  jusquau: z.optional(PlainDate),
  seq: LigneLedger,
  comptage: z._default(z.array(LigneComptage).check(z.maxLength(COUPURES.length, 'champ.hors_limites')), []),
  montant: z.optional(Montant),
  /** Why the counted amount differs from the expected one. */
  motif: z._default(Description, ''),
  observations: z._default(Description, ''),
});
export type ArreteFields = z.output<typeof ArreteFields>;

/**
 * The body of a booking. The imputation `porteur`, for missing money, gives the person who counted an advance of it.
 * They give it back by the day `echeance`, which a `charge` does not have (ADR 0040).
 */
export const RegularisationFields = z.strictObject({
  motif: DescriptionRequise,
  imputation: z._default(z.enum(IMPUTATIONS, 'champ.invalide'), 'charge'),
  echeance: z.optional(PlainDate),
});
export type RegularisationFields = z.output<typeof RegularisationFields>;

const OfCaisse = z.strictObject({ caisseid: Id });
const Key = z.strictObject({ arreteid: Id });
const Motif = z.strictObject({ motif: DescriptionRequise });

export const arretes = {
  ouvrir: call({
    method: 'GET',
    path: 'caisses/{caisseid}/arrete/ouvrir',
    summary: 'The facts with which a count of a register begins; a blind count hides the expected amount',
    access: ['caisses.cloturer'],
    params: OfCaisse,
    reply: Ouverture,
  }),
  list: call({
    method: 'GET',
    path: 'caisses/{caisseid}/arretes',
    summary: 'A page of the closings and counts of a register, newest first',
    access: ['caisses'],
    params: OfCaisse,
    query: z.strictObject(paging(PAGE_SIZE.arretes)),
    isPaged: true,
    reply: z.array(Arrete),
  }),
  byId: call({
    method: 'GET',
    path: 'arretes/{arreteid}',
    summary: 'One closing with its count',
    access: ['caisses'],
    params: Key,
    reply: ArreteDetail,
  }),
  pv: call({
    method: 'GET',
    path: 'arretes/{arreteid}/pv.pdf',
    summary: 'The minutes of one closing as a PDF, in `langue` or the language of the request, in `format` or A4',
    access: ['caisses'],
    isBinary: true,
    params: Key,
    query: QueryImprime,
    reply: z.null(),
  }),
  create: call({
    method: 'POST',
    path: 'caisses/{caisseid}/arretes',
    summary: 'Count a register, and close its days up to `jusquau` unless it is a surprise count',
    access: ['caisses.cloturer'],
    status: 201,
    hasLastingKey: true,
    params: OfCaisse,
    own: 'arreteid',
    body: ArreteFields,
    reply: ArreteDetail,
  }),
  expliquer: call({
    method: 'PUT',
    path: 'arretes/{arreteid}/motif',
    summary: 'Give the reason why a blind count differs from the expected amount; once',
    access: ['caisses.cloturer'],
    params: Key,
    body: Motif,
    reply: ArreteDetail,
  }),
  joindre: call({
    method: 'POST',
    path: 'arretes/{arreteid}/justificatif',
    summary: 'Attach the proof of a closing’s figure, a picture or a statement; once, by the person who counted',
    access: ['caisses.cloturer'],
    params: Key,
    body: z.strictObject({}),
    file: { field: 'file', kind: 'preuve', bytes: MAX_PIECE_BYTES, max: 1, required: true },
    reply: ArreteDetail,
  }),
  regulariser: call({
    method: 'POST',
    path: 'arretes/{arreteid}/regulariser',
    summary: 'Book the variance of a register’s last closing as a movement; not by the person who counted',
    access: ['caisses.regulariser'],
    params: Key,
    body: RegularisationFields,
    reply: ArreteDetail,
  }),
  rouvrir: call({
    method: 'POST',
    path: 'arretes/{arreteid}/rouvrir',
    summary: 'Reopen the days that a register’s last closing locked; not by the person who counted',
    access: ['caisses.rouvrir'],
    params: Key,
    body: Motif,
    reply: ArreteDetail,
  }),
};
