import { PAGE_SIZE } from '@comptoir/domain/limits';
import { NATURES } from '@comptoir/domain/natures';
import { ETATS_TRANSFERT } from '@comptoir/domain/transfert';
import * as z from 'zod/mini';
import { JUSTIFIES } from './avanceAccess';
import { call } from './call';
import { Reference } from './reference';
import {
  Description,
  DescriptionRequise,
  Id,
  Instant,
  Montant,
  MontantPositif,
  Numero,
  PlainDate,
  paging,
  Version,
} from './schema';

/** Money that moves from one register, the source, to another, the target, in francs. */
export const Transfert = z.strictObject({
  transfertid: Id,
  sourceid: Id,
  source: z.string(),
  cibleid: Id,
  cible: z.string(),
  montant: Montant,
  /** The cost of the move, taken out of the source besides `montant`. */
  frais: Montant,
  /** The business day on which the money left. */
  date: PlainDate,
  motif: z.string(),
  /** The reference of the source's operator, `referencecible` that of the target's; empty for cash (ADR 0037). */
  referencesource: z.string(),
  referencecible: z.string(),
  etat: z.enum(ETATS_TRANSFERT),
  envoyepar: Numero,
  /** The name of the person who sent it, `envoyepar`. */
  expediteur: z.string(),
  createdon: Instant,
  /** The person who accepted, refused or withdrew it, with the reason `motifreponse` (ADR 0035). */
  repondeur: z.string(),
  /** The business day on which the money arrived or came back; null while it is on its way. */
  datereponse: z.nullable(PlainDate),
  motifreponse: z.string(),
  imprimeid: z.nullable(Id),
  /** The number of its document `imprimeid`. The answer keeps it (ADR 0047); only lines of the audit log lack it. */
  numero: z.string(),
  version: Version,
});
export type Transfert = z.output<typeof Transfert>;

/**
 * A register to which money can be sent: its names without its balance, because the sender may not see the register.
 */
export const Cible = z.strictObject({
  caisseid: Id,
  libelle: z.string(),
  code: z.string(),
  nature: z.enum(NATURES),
  /** Somebody else accepts money that is sent there. */
  attente: z.boolean(),
});
export type Cible = z.output<typeof Cible>;

/** The body of a transfer; the app's form validates with it. */
export const TransfertFields = z.strictObject({
  sourceid: Id,
  cibleid: Id,
  montant: MontantPositif,
  frais: z._default(Montant, 0),
  /** Today by default. */
  date: z.optional(PlainDate),
  motif: z._default(Description, ''),
  referencesource: z._default(Reference, ''),
  /** A wallet needs it when the money is received: now, or from the person who accepts. */
  referencecible: z._default(Reference, ''),
});
export type TransfertFields = z.output<typeof TransfertFields>;

const Key = z.strictObject({ transfertid: Id });
/** The business day on which the money arrives or comes back; today by default. */
const Reponse = z.strictObject({ date: z.optional(PlainDate), version: z.optional(Version) });
/** The person who accepts reads the reference on the target's phone; by default the sent one stays. */
const Acceptation = z.extend(Reponse, { referencecible: z._default(Reference, '') });
const Refus = z.extend(Reponse, { motif: DescriptionRequise });

export const transferts = {
  cibles: call({
    method: 'GET',
    path: 'transferts/cibles',
    summary: 'The registers that money can be sent to, without their balances',
    access: ['caisses.transferer', ...JUSTIFIES],
    reply: z.array(Cible),
  }),
  list: call({
    method: 'GET',
    path: 'transferts',
    summary: 'A page of the transfers from or to the user’s registers, newest first, filtered by register or state',
    access: ['caisses'],
    query: z.strictObject({
      caisseid: z.optional(Id),
      etat: z.optional(z.enum(ETATS_TRANSFERT, 'champ.invalide')),
      ...paging(PAGE_SIZE.transferts),
    }),
    isPaged: true,
    reply: z.array(Transfert),
  }),
  byId: call({
    method: 'GET',
    path: 'transferts/{transfertid}',
    summary: 'One transfer, as its list shows it',
    access: ['caisses'],
    params: Key,
    reply: Transfert,
  }),
  create: call({
    method: 'POST',
    path: 'transferts',
    summary: 'Send money from one register to another; if somebody else answers for the target, they must accept it',
    access: ['caisses.transferer'],
    status: 201,
    hasLastingKey: true,
    own: 'transfertid',
    body: TransfertFields,
    reply: Transfert,
  }),
  accepter: call({
    method: 'POST',
    path: 'transferts/{transfertid}/accepter',
    summary: 'Receive a transfer exactly as it was sent',
    access: ['caisses.transferer'],
    params: Key,
    body: Acceptation,
    reply: Transfert,
  }),
  refuser: call({
    method: 'POST',
    path: 'transferts/{transfertid}/refuser',
    summary: 'Refuse a transfer: the money goes back to its source',
    access: ['caisses.transferer'],
    params: Key,
    body: Refus,
    reply: Transfert,
  }),
  annuler: call({
    method: 'POST',
    path: 'transferts/{transfertid}/annuler',
    summary: 'Withdraw a transfer: money on its way goes back; a receipt is undone while both days are open',
    access: ['caisses.transferer'],
    params: Key,
    body: Refus,
    reply: Transfert,
  }),
};
