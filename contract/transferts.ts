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

/**
 * Money that moves from one register, the source, to another, the target, in francs. `frais` is what the move cost,
 * taken out of the source besides `montant`. `referencesource` and `referencecible` are what the operator of either
 * register calls the operation, empty for cash (ADR 0037). `date` is the business day on which it left, `datereponse`
 * the one on which it arrived or came back, null while it is on its way. `envoyepar` is who sent it, `expediteur` that
 * person's name;
 * `repondeur` is who accepted, refused or withdrew it, and `motifreponse` why it was refused or withdrawn (ADR 0035).
 * `numero` is that of its document, `imprimeid`, which it keeps whatever is answered (ADR 0047): only its lines of the
 * audit log come without.
 */
export const Transfert = z.strictObject({
  transfertid: Id,
  sourceid: Id,
  source: z.string(),
  cibleid: Id,
  cible: z.string(),
  montant: Montant,
  frais: Montant,
  date: PlainDate,
  motif: z.string(),
  referencesource: z.string(),
  referencecible: z.string(),
  etat: z.enum(ETATS_TRANSFERT),
  envoyepar: Numero,
  expediteur: z.string(),
  createdon: Instant,
  repondeur: z.string(),
  datereponse: z.nullable(PlainDate),
  motifreponse: z.string(),
  imprimeid: z.nullable(Id),
  numero: z.string(),
  version: Version,
});
export type Transfert = z.output<typeof Transfert>;

/** A register that money can be sent to: its names, and no balance, because the sender may not see the register. */
export const Cible = z.strictObject({
  caisseid: Id,
  libelle: z.string(),
  code: z.string(),
  nature: z.enum(NATURES),
  /** Somebody else accepts what is sent there. */
  attente: z.boolean(),
});
export type Cible = z.output<typeof Cible>;

/** The body of a transfer; the app's form validates with it. */
export const TransfertFields = z.strictObject({
  sourceid: Id,
  cibleid: Id,
  montant: MontantPositif,
  frais: z._default(Montant, 0),
  /** Today without it. */
  date: z.optional(PlainDate),
  motif: z._default(Description, ''),
  referencesource: z._default(Reference, ''),
  /** A wallet asks for it when the money is received, at once or by who accepts. */
  referencecible: z._default(Reference, ''),
});
export type TransfertFields = z.output<typeof TransfertFields>;

const Key = z.strictObject({ transfertid: Id });
/** The business day on which the money arrives or comes back; today without it. */
const Reponse = z.strictObject({ date: z.optional(PlainDate), version: z.optional(Version) });
/** Who accepts reads the reference on the target's own phone; without it the one that was sent stays. */
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
    summary: 'A page of the transfers from or to the registers of the user, newest first; of a register, of a state',
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
    summary: 'Send money from one register to another; it waits for who answers for the target, if somebody else does',
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
    summary: 'Receive what was sent, exactly as it was sent',
    access: ['caisses.transferer'],
    params: Key,
    body: Acceptation,
    reply: Transfert,
  }),
  refuser: call({
    method: 'POST',
    path: 'transferts/{transfertid}/refuser',
    summary: 'Refuse what was sent: it goes back to its source',
    access: ['caisses.transferer'],
    params: Key,
    body: Refus,
    reply: Transfert,
  }),
  annuler: call({
    method: 'POST',
    path: 'transferts/{transfertid}/annuler',
    summary: 'Withdraw a transfer: what is on its way goes back; what was received is undone while both days are open',
    access: ['caisses.transferer'],
    params: Key,
    body: Refus,
    reply: Transfert,
  }),
};
