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

/** The movement that booked a variance: who booked it, when, where and why. */
export const Regularisation = z.strictObject({
  mouvementcaisseid: Id,
  imputation: z.enum(IMPUTATIONS),
  motif: z.string(),
  utilisateur: z.string(),
  createdon: Instant,
});

/**
 * A closing of a register, or a surprise count, in francs: `attendu` is the balance of the register after its ledger
 * line `seq`, `compte` what was counted, `ecart` counted less expected. `numero` counts the closings of one register
 * from 1. `jusquau` is the last business day that a closing locks, or the day of a surprise count. `caisse` and `code`
 * name the register, `utilisateur` who counted. `dernier` says that the register has no later closing or count that is
 * valid: only that one may be booked or reopened (ADR 0033). `file` is the path of the proof that who counted attached,
 * empty for none (ADR 0044). `imprimeid` is the document of its minutes and `pv` the number of it, `PV-C1-2026-000012`
 * (ADR 0049).
 */
export const Arrete = z.strictObject({
  arreteid: Id,
  caisseid: Id,
  caisse: z.string(),
  code: z.string(),
  numero: Nombre,
  nature: NatureArrete,
  jusquau: PlainDate,
  seq: Nombre,
  attendu: Somme,
  compte: Somme,
  ecart: Somme,
  motif: z.string(),
  observations: z.string(),
  comptepar: Numero,
  utilisateur: z.string(),
  createdon: Instant,
  etat: z.enum(ETATS_ARRETE),
  reouverture: z.nullable(z.strictObject({ utilisateur: z.string(), createdon: Instant, motif: z.string() })),
  regularisation: z.nullable(Regularisation),
  dernier: z.boolean(),
  file: z.string(),
  filename: z.string(),
  imprimeid: z.nullable(Id),
  pv: z.string(),
  version: Version,
});
export type Arrete = z.output<typeof Arrete>;

/** A closing with what was counted, from the largest note to the smallest coin; empty for a wallet or a bank. */
export const ArreteDetail = z.extend(Arrete, { comptage: z.array(LigneComptage) });
export type ArreteDetail = z.output<typeof ArreteDetail>;

/**
 * What a count begins with: `seq` is the register's last ledger line, `attendu` its balance in francs, null where the
 * count is blind; `mouvements` is how many ledger lines came since the last closed day, a correction and a deletion
 * being lines too. `jusquau` is the day that is proposed, today. `arecevoir` is what was sent to the register and
 * nobody accepted yet, in francs: it is no part of `attendu` (ADR 0035).
 */
export const Ouverture = z.strictObject({
  caisseid: Id,
  seq: Nombre,
  attendu: z.nullable(Somme),
  arretele: z.nullable(PlainDate),
  jusquau: PlainDate,
  mouvements: Nombre,
  arecevoir: z.strictObject({ nombre: Nombre, montant: Somme }),
});
export type Ouverture = z.output<typeof Ouverture>;

/** The most movements that `CaisseABouge` shows. */
export const MAX_BOUGE = 20;

/**
 * A movement that came while a register was counted, of nobody by name; `montant`, in francs, is null where the count
 * is blind.
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
 * The `data` of 409 `arrete.caisse_a_bouge`: where the register is now, as `Ouverture` says it, and the latest
 * movements that got a ledger line after the `seq` that was sent, the last one first. They are told to who reads
 * movements, and of a line that a count may have begun at; otherwise there are none (`isBougeTold`).
 */
export const CaisseABouge = z.strictObject({
  seq: Nombre,
  attendu: z.nullable(Somme),
  mouvements: z.array(MouvementDepuis).check(z.maxLength(MAX_BOUGE)),
});
export type CaisseABouge = z.output<typeof CaisseABouge>;

/**
 * The body of a closing. Cash sends `comptage`; a wallet or a bank sends `montant`, the figure read on a phone or a
 * statement, in francs. `seq` is the ledger line that the count was begun at, as `ouvrir` told it.
 */
export const ArreteFields = z.strictObject({
  nature: NatureArrete,
  /** Today without it; a surprise count is of today. */
  jusquau: z.optional(PlainDate),
  seq: LigneLedger,
  comptage: z._default(z.array(LigneComptage).check(z.maxLength(COUPURES.length, 'champ.hors_limites')), []),
  montant: z.optional(Montant),
  /** Why the count differs from what was expected. */
  motif: z._default(Description, ''),
  observations: z._default(Description, ''),
});
export type ArreteFields = z.output<typeof ArreteFields>;

/**
 * The body of a booking. `porteur`, for money that is missing, makes an advance of it to who counted, to be given back
 * by the day `echeance`, which it needs and a `charge` has not (ADR 0040).
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
    summary: 'What a count of a register begins with; a blind one does not tell what is expected',
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
    summary:
      'The minutes of one closing as a PDF, in `langue` or else in the language of the request, in `format` or else on A4',
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
    summary: 'Say why a blind count differs from what was expected; once',
    access: ['caisses.cloturer'],
    params: Key,
    body: Motif,
    reply: ArreteDetail,
  }),
  joindre: call({
    method: 'POST',
    path: 'arretes/{arreteid}/justificatif',
    summary: 'Attach to a closing what its figure was read from, a picture or a statement; by who counted, once',
    access: ['caisses.cloturer'],
    params: Key,
    body: z.strictObject({}),
    file: { field: 'file', kind: 'preuve', bytes: MAX_PIECE_BYTES, max: 1, required: true },
    reply: ArreteDetail,
  }),
  regulariser: call({
    method: 'POST',
    path: 'arretes/{arreteid}/regulariser',
    summary: 'Book the variance of a register’s last closing as a movement; not by who counted',
    access: ['caisses.regulariser'],
    params: Key,
    body: RegularisationFields,
    reply: ArreteDetail,
  }),
  rouvrir: call({
    method: 'POST',
    path: 'arretes/{arreteid}/rouvrir',
    summary: 'Reopen the days that a register’s last closing locked; not by who counted',
    access: ['caisses.rouvrir'],
    params: Key,
    body: Motif,
    reply: ArreteDetail,
  }),
};
