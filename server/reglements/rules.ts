import { reglementAvanceIssues } from '@comptoir/contract/avanceRules';
import { Refusal, throwFirst } from '@comptoir/contract/envelope';
import { fieldsOf } from '@comptoir/contract/fields';
import { existingRecord } from '@comptoir/contract/recordRules';
import { decidedReglement } from '@comptoir/contract/reglementRules';
import { type Reglement, type ReglementFields, ReglementSaisi } from '@comptoir/contract/reglements';
import { checkSorti } from '@comptoir/contract/troppercuRules';
import type { Permission } from '@comptoir/domain/permission';
import { READS_REGLEMENT, REGLEMENT_FROM, type ReglementFrom, WRITES_REGLEMENT } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { acteurOf, detenteurOf, detenteurOfReglement } from '../caisses/detenteur';
import { caisseOf } from '../caisses/repository';
import { commandeLocked, findCommande } from '../commandes/repository';
import { type Answers, askQuestion, type Question } from '../db/together';
import { depenseLocked, findDepense } from '../depenses/repository';
import { reachedRow } from '../frame/access/reach';
import type { Session } from '../frame/access/session';
import type { Context } from '../frame/http/context';
import type { OfReglement } from '../ledger/dettes/repository';
import { porteurAsked, prisParAutre } from '../ledger/mouvements/references';
import { mouvementsOfReglement } from '../ledger/mouvements/repository';
import { heldSurplus } from '../ledger/troppercus/repository';
import { detteOf, type Kinds, type PostedReglement, type Readable, reglementOf } from './repository';

/** Returns the kinds of payments that a session may read (CONTRACT "Permissions": each kind by its own module). */
export function readableKinds({ permissions }: Session): Kinds {
  return Object.values(REGLEMENT_FROM).filter((from) => permissions.has(READS_REGLEMENT[from]));
}

/** Returns the payments that a session may read: those kinds, of the registers that it reaches (PRODUCT Q). */
export function readableBy(session: Session): Readable {
  return { kinds: readableKinds(session), caisses: session.caisses };
}

/** Refuses a session that may not read payments of this kind. */
export function checkMayRead(session: Session, from: ReglementFrom): void {
  if (!session.permissions.has(READS_REGLEMENT[from])) throw new Refusal('auth.permission');
}

/** Refuses a session that may not write payments of the kind that the body names. */
export function checkMayWrite({ session, keptFor }: Context, from: ReglementFrom): void {
  if (!session.permissions.has(WRITES_REGLEMENT[from])) throw new Refusal('auth.permission');
  keptFor(WRITES_REGLEMENT[from]);
}

/** The facts of a payment that decide who reads or changes it. */
interface Reglee {
  from: ReglementFrom;
  caisseid: RecordId;
}

/**
 * Returns a fetched payment. For a session that does not reach its register, or lacks the permission of `needed` for
 * its kind, it does not exist (RELIABILITY F99: no oracle).
 */
export function existingTo<Row extends Reglee>(
  session: Session,
  row: Row | undefined,
  needed: Readonly<Record<ReglementFrom, Permission>>,
): Row {
  const found = existingRecord(reachedRow(session, row));
  if (!session.permissions.has(needed[found.from])) throw new Refusal('introuvable');
  return found;
}

/** Does the same for a call whose answer then depends on that permission; by default the permission to write. */
export function existingFor<Row extends Reglee>(
  { session, keptFor }: Context,
  row: Row | undefined,
  needed = WRITES_REGLEMENT,
): Row {
  const found = existingTo(session, row, needed);
  keptFor(needed[found.from]);
  return found;
}

/** The debt of a payment: its amount and the paid part, in francs. */
interface Dette {
  libelle: string;
  montant: Francs;
  regle: Francs;
  /** The client of the order. */
  clientid?: RecordId;
}

const FIND = { 0: findDepense, 1: findCommande } as const;

/** The debt's row, locked before every other row (RELIABILITY § 2.5). */
export const detteLocked = (depenseid: RecordId | OfReglement, from: ReglementFrom): Question<Dette | undefined> =>
  from === REGLEMENT_FROM.depense ? depenseLocked(depenseid) : commandeLocked(depenseid);

/**
 * The reads of a change of a payment: its debt of either kind, locked, then the payment, its movements and the holder
 * of its advance.
 */
export const readsReglement = ({ params: { reglementid } }: { params: { reglementid: RecordId } }) => ({
  settled: detteOf(reglementid),
  depense: depenseLocked({ reglementid }),
  commande: commandeLocked({ reglementid }),
  reglement: reglementOf(reglementid),
  mouvements: mouvementsOfReglement(reglementid),
  detenue: detenteurOfReglement(reglementid),
});

/** Returns the payment of a change, and its debt; refuses as `existingFor` does. */
export function heldReglement(
  { settled, depense, commande, reglement }: Answers<ReturnType<typeof readsReglement>>,
  context: Context,
  needed = WRITES_REGLEMENT,
): { avant: Reglement; dette: Dette } {
  existingFor(context, settled, needed);
  const dette = existingRecord<Dette>(depense ?? commande);
  return { avant: existingRecord(reachedRow(context.session, reglement)), dette };
}

/** The reads that decide about a new register and reference of a payment. */
export const readsPlace = ({ caisseid, reference }: { caisseid: RecordId; reference?: string | undefined }) => ({
  caisse: caisseOf(caisseid),
  porteur: porteurAsked(caisseid, reference),
});

/**
 * Returns the amount of a debt and its rest, in francs; payments by registers that the reader does not see count too.
 */
export async function resteOf(id: RecordId, from: ReglementFrom, { db }: Context) {
  if (from === REGLEMENT_FROM.depense) {
    const { montant, montantrestant } = existingRecord(await findDepense(db, id));
    return { montant, montantrestant };
  }
  const { montant, reste: montantrestant } = existingRecord(await findCommande(db, id));
  return { montant, montantrestant };
}

/** Refuses a debt of another kind; expenses and orders share one sequence, so an id belongs to one of them. */
export async function checkDette(depenseid: RecordId, kinds: Kinds, { db }: Context): Promise<void> {
  for (const from of kinds) if (await FIND[from](db, depenseid)) return;
  throw new Refusal('introuvable');
}

/**
 * Decides the posting of a payment, with its register as it is now (`contract/reglementRules`). `owed` is the most that
 * it may settle, in francs, `clientid` the client of the order; `avant` is the payment under correction. The balance is
 * judged at the posting, under the register's lock.
 */
export async function postedReglement(
  asked: ReglementFields,
  { owed, clientid, avant }: { owed: Francs; clientid: RecordId | undefined; avant?: Reglement },
  lus: Answers<ReturnType<typeof readsPlace>>,
  context: Context,
): Promise<PostedReglement> {
  const { db, session } = context;
  const { tropde } = asked;
  const surplus = tropde ? reachedRow(session, await heldSurplus(tropde, avant?.montant ?? 0, context)) : undefined;
  const reached = reachedRow(session, lus.caisse);
  const caisse = reached ? { ...reached, pris: prisParAutre(lus.porteur, { reglementid: avant?.reglementid }) } : null;
  const detenue = caisse?.nature === 'avance' ? await askQuestion(db, detenteurOf(caisse.caisseid)) : undefined;
  return postedBy(asked, { caisse, porteurid: detenue?.porteurid, owed, surplus, clientid }, context);
}

/** Decides the same for a payment whose register, and its holder if it is an advance, were read. */
export function postedBy(
  asked: ReglementFields,
  facts: Omit<Parameters<typeof decidedReglement>[1], 'acteur' | 'today'>,
  { session, today }: Context,
): PostedReglement {
  const montants = decidedReglement(asked, { ...facts, acteur: acteurOf(session), today });
  return { ...fieldsOf(ReglementSaisi, asked), remis: asked.montant, tropde: asked.tropde ?? null, ...montants };
}

/**
 * Refuses to change a payment out of an advance by a person who does not answer for it: 403 `avance.pas_porteur` (ADR
 * 0039).
 */
export function checkPorteur(
  { from }: Reglement,
  detenue: Answers<ReturnType<typeof readsReglement>>['detenue'],
  { session }: Context,
): void {
  if (detenue) throwFirst(reglementAvanceIssues(detenue.porteurid, from, acteurOf(session)));
}

/**
 * Refuses to lower the surplus of a payment to `troppercu`, in francs, when more of it has left; it holds the payment
 * against other users of the surplus (ADR 0052).
 */
export async function checkSurplus(avant: Reglement, troppercu: Francs, context: Context): Promise<void> {
  if (avant.troppercu === 0) return;
  const surplus = existingRecord(await heldSurplus(avant.reglementid, 0, context));
  checkSorti(surplus.sorti, troppercu);
}
