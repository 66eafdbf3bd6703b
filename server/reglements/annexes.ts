import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import type { Reglement } from '@comptoir/contract/reglements';
import { ecartMouvement, type MouvementType } from '@comptoir/domain/caisse';
import { earlierOf } from '@comptoir/domain/dates';
import type { Francs, RecordId } from '@comptoir/domain/units';
import type { Question } from '../db/together';
import type { Context } from '../frame/http/context';
import type { Posting } from '../ledger/ecritures/repository';
import {
  cancelMouvement,
  correctMouvement,
  fraisOfReglement,
  imputationOfReglement,
  insertMouvement,
  troppercuOfReglement,
} from '../ledger/mouvements/repository';
import type { PostedReglement } from './repository';

/** What the movement of a payment, or one beside it, does to its register. */
export interface Part extends Omit<Posting, 'minimum' | 'requestid'> {
  /** The payment that gets a number by it (ADR 0041). */
  reglementid?: RecordId | undefined;
}

/** The payment and the text of its movement, which those beside it have too. */
export type OfReglement = Pick<Mouvementcaisse, 'description'> & { reglementid: RecordId };

/** What a payment says of the movements beside it, francs. */
type Says = Pick<PostedReglement, 'net' | 'troppercu' | 'frais' | 'tropde'>;

/** A movement beside a payment's own, in its register and of its day. */
interface Annexe {
  type: MouvementType;
  origine: 'frais' | 'troppercu';
  /** Its amount, francs; a payment of which it is 0 has none. */
  montantOf(says: Says): Francs;
  /** What it is of the payment. */
  liens(reglementid: RecordId, says: Says): Partial<Pick<Mouvementcaisse, 'fraisde' | 'tropde' | 'imputesur'>>;
  /** Whether it is of the same operation as the payment, by the operator's reference. */
  isReferenced: boolean;
  of(reglementid: RecordId): Question<Mouvementcaisse, Mouvementcaisse>;
}

/**
 * What an operator received beyond the debt comes in; a surplus that pays leaves, as what it pays comes in (ADR 0052).
 */
const TROPPERCUS: readonly Annexe[] = [
  {
    ...{ type: 1, origine: 'troppercu', isReferenced: true, of: troppercuOfReglement },
    montantOf: ({ troppercu }) => troppercu,
    liens: (tropde) => ({ tropde }),
  },
  {
    ...{ type: 0, origine: 'troppercu', isReferenced: false, of: imputationOfReglement },
    montantOf: ({ net, tropde }) => (tropde === null ? 0 : net),
    liens: (imputesur, { tropde }) => ({ imputesur, tropde }),
  },
];

/** The operator's fee leaves (ADR 0037). */
const FRAIS: Annexe = {
  ...{ type: 0, origine: 'frais', isReferenced: false, of: fraisOfReglement },
  montantOf: ({ frais }) => frais,
  liens: (fraisde) => ({ fraisde }),
};

const ANNEXES: readonly Annexe[] = [...TROPPERCUS, FRAIS];

const saidBy = (avant: Reglement): Says => ({ ...avant, net: avant.montant });

const ecartOf = ({ type }: Annexe, avant: Francs, apres: Francs): Francs =>
  ecartMouvement({ type, montant: avant }, { type, montant: apres });

async function added(annexe: Annexe, apres: PostedReglement, of: OfReglement, { db, now }: Context): Promise<Part[]> {
  const { type, origine, isReferenced } = annexe;
  const montant = annexe.montantOf(apres);
  if (montant === 0) return [];
  const { caisseid, date } = apres;
  const reference = isReferenced ? apres.reference : '';
  const fields = { caisseid, montant, type, origine, date, reference, description: of.description } as const;
  const { mouvementcaisseid } = await insertMouvement(db, { ...fields, ...annexe.liens(of.reglementid, apres) }, now);
  const delta = ecartOf(annexe, 0, montant);
  return [{ caisseid, mouvementcaisseid, motif: 'creation', date, delta, isEntree: type === 1, mouvements: 1 }];
}

async function removed(annexe: Annexe, avant: Reglement, { db, now, told }: Context): Promise<Part[]> {
  const montant = annexe.montantOf(saidBy(avant));
  if (montant === 0) return [];
  const { caisseid, mouvementcaisseid, date } = await told(annexe.of(avant.reglementid));
  await cancelMouvement(db, mouvementcaisseid, now);
  const delta = ecartOf(annexe, montant, 0);
  return [{ caisseid, mouvementcaisseid, motif: 'suppression', date, delta, mouvements: -1, annules: 1 }];
}

async function corrected(
  annexe: Annexe,
  avant: Reglement,
  apres: PostedReglement,
  of: OfReglement,
  context: Context,
): Promise<Part[]> {
  const { type, isReferenced } = annexe;
  const [ancien, montant] = [annexe.montantOf(saidBy(avant)), annexe.montantOf(apres)];
  if (ancien === 0) return added(annexe, apres, of, context);
  if (montant === 0) return removed(annexe, avant, context);
  const reference = isReferenced ? apres.reference : '';
  const isSameReference = !isReferenced || apres.reference === avant.reference;
  if (montant === ancien && apres.date === avant.date && isSameReference) return [];
  const mouvement = await context.told(annexe.of(avant.reglementid));
  await correctMouvement(context.db, mouvement, { montant, date: apres.date, reference });
  const { caisseid, mouvementcaisseid } = mouvement;
  const date = earlierOf(avant.date, apres.date);
  const delta = ecartOf(annexe, ancien, montant);
  return [{ caisseid, mouvementcaisseid, motif: 'modification', date, delta, isEntree: type === 1 }];
}

async function parts(of: (annexe: Annexe) => Promise<Part[]>): Promise<Part[]> {
  const found: Part[] = [];
  for (const annexe of ANNEXES) found.push(...(await of(annexe)));
  return found;
}

/** Writes the movements beside a payment; returns what they do to its register, nothing for one that has none. */
export const annexesAdded = (apres: PostedReglement, of: OfReglement, context: Context): Promise<Part[]> =>
  parts((annexe) => added(annexe, apres, of, context));

/** Cancels the movements beside a payment; returns what that does to its register. */
export const annexesRemoved = (avant: Reglement, context: Context): Promise<Part[]> =>
  parts((annexe) => removed(annexe, avant, context));

/** Corrects the movements beside a payment that stays in its register; returns what that does to it. */
export const annexesCorrected = (
  avant: Reglement,
  apres: PostedReglement,
  of: OfReglement,
  context: Context,
): Promise<Part[]> => parts((annexe) => corrected(annexe, avant, apres, of, context));

/**
 * Returns the movements that are reversed with a payment's own: the operator gives no fee back (ADR 0037), but what was
 * received too much is the payer's as the payment is, and a surplus that paid is held again.
 */
export async function reversedWith(avant: Reglement, { told }: Context): Promise<Mouvementcaisse[]> {
  const found: Mouvementcaisse[] = [];
  for (const { montantOf, of } of TROPPERCUS)
    if (montantOf(saidBy(avant)) > 0) found.push(await told(of(avant.reglementid)));
  return found;
}
