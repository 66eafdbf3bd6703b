import { refuseManque } from '@comptoir/contract/caisseRules';
import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import { refuseField } from '@comptoir/contract/envelope';
import type { Reglement } from '@comptoir/contract/reglements';
import { earlierOf } from '@comptoir/domain/dates';
import { anneeOf, isRenumbered, serieOf } from '@comptoir/domain/imprime';
import { subtract } from '@comptoir/domain/money';
import { besoinOf, ecartReglement, REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { checkTakes } from '../caisses/refus';
import { findArretee } from '../caisses/repository';
import type { Context } from '../frame/http/context';
import { crashPoint } from '../frame/work/crash';
import { type Posting, postEcriture, postNumbered } from '../ledger/ecritures/repository';
import type { Numerotage } from '../ledger/imprimes/repository';
import {
  cancelMouvement,
  correctMouvement,
  fraisOfReglement,
  insertMouvement,
  mouvementOfReglement,
} from '../ledger/mouvements/repository';
import type { PostedReglement } from './repository';

const countOf = (from: ReglementFrom, n: 1 | -1) =>
  from === REGLEMENT_FROM.depense ? { depense: n } : { commande: n };

/** Whether a payment is money that somebody brings in. */
const isEntreeOf = (from: ReglementFrom): boolean => from === REGLEMENT_FROM.commande;

/**
 * Changes a register, and returns the document that the payment gets with it, if any; or throws the reason: the register is
 * gone, it is closed, it is full, it holds too little, or its money is already out.
 */
async function postReglement(
  { reglementid, ...posting }: NumberedPosting,
  from: ReglementFrom,
  context: Context,
): Promise<Numerotage | undefined> {
  const { db, lang, today } = context;
  const imprimant =
    reglementid && ({ serie: serieOf(from), annee: anneeOf(today), objet: 'reglement', objetid: reglementid } as const);
  const done = imprimant ? await postNumbered(db, posting, imprimant) : await postEcriture(db, posting);
  if (done) {
    crashPoint('ecriture');
    return done === true ? undefined : done;
  }
  const caisse = await findArretee(db, posting.caisseid);
  if (!caisse) throw refuseField('caisseid', 'champ.invalide', lang);
  checkTakes(caisse, posting, 'montant', context);
  throw refuseManque(from, 'caisseid', lang);
}

/** A change of a register that gives a payment, `reglementid`, a number (ADR 0041). */
interface NumberedPosting extends Posting {
  reglementid?: RecordId | undefined;
}

/** What the movement of a payment, or of its fee, does to its register. */
type Part = Omit<NumberedPosting, 'minimum' | 'requestid'>;

/**
 * Changes registers in ascending id, whichever way the money goes (RELIABILITY F17). In each, what comes in goes before
 * what leaves, which may be paid out of it. `besoin` is what the payment's register must hold before, in francs. Returns
 * the document that one of the parts brought.
 */
async function postParts(
  parts: readonly Part[],
  besoin: { caisseid: RecordId; minimum: Francs },
  from: ReglementFrom,
  context: Context,
): Promise<Numerotage | undefined> {
  const ordered = parts.toSorted((a, b) => a.caisseid - b.caisseid || Number(a.delta < 0) - Number(b.delta < 0));
  const first = ordered.find(({ caisseid }) => caisseid === besoin.caisseid);
  let numerotage: Numerotage | undefined;
  for (const part of ordered) {
    const minimum = part === first ? besoin.minimum : 0;
    numerotage = (await postReglement({ ...part, minimum, requestid: context.requestid }, from, context)) ?? numerotage;
  }
  return numerotage;
}

/** The payment and the text of its movement, which its fee has too. */
type OfFrais = Pick<Mouvementcaisse, 'description'> & { reglementid: RecordId };

/** Posts a new payment to its register, and writes and posts its fee; returns the document that it got. */
export async function postCreation(
  posted: PostedReglement,
  { mouvementcaisseid, from, ...ofFrais }: OfFrais & { mouvementcaisseid: RecordId; from: ReglementFrom },
  context: Context,
): Promise<Numerotage | undefined> {
  const { reglementid } = ofFrais;
  const creation = { ...partOfCreation(posted, mouvementcaisseid, from), reglementid };
  const parts = [creation, ...(await fraisAdded(posted, ofFrais, context))];
  return postParts(parts, { caisseid: posted.caisseid, minimum: besoinOf(from, posted) }, from, context);
}

function partOfCreation(
  { caisseid, date, net }: PostedReglement,
  mouvementcaisseid: RecordId,
  from: ReglementFrom,
): Part {
  const delta = ecartReglement(from, null, net);
  const counts = { mouvements: 1, reglements: countOf(from, 1) } as const;
  return { caisseid, mouvementcaisseid, motif: 'creation', date, delta, isEntree: isEntreeOf(from), ...counts };
}

/** Undoes a payment and its fee in their register. */
export async function postDeletion(avant: Reglement, context: Context): Promise<void> {
  const mouvement = await context.told(mouvementOfReglement(avant.reglementid));
  await cancelMouvement(context.db, mouvement.mouvementcaisseid, context.now);
  const parts = [partOfRemoval(avant, mouvement), ...(await fraisRemoved(avant, context))];
  await postParts(parts, { caisseid: avant.caisseid, minimum: 0 }, avant.from, context);
}

function partOfRemoval({ from, montant }: Reglement, { caisseid, mouvementcaisseid, date }: Mouvementcaisse): Part {
  const delta = ecartReglement(from, montant, null);
  const counts = { mouvements: -1, annules: 1, reglements: countOf(from, -1) } as const;
  return { caisseid, mouvementcaisseid, motif: 'suppression', date, delta, ...counts };
}

/** Writes the movement of a payment's fee; returns what it does to its register, nothing without a fee. */
async function fraisAdded(
  { caisseid, date, frais: montant }: PostedReglement,
  { reglementid: fraisde, description }: OfFrais,
  { db, now }: Context,
): Promise<Part[]> {
  if (montant === 0) return [];
  const fields = { caisseid, montant, type: 0, origine: 'frais', date, description, fraisde } as const;
  const { mouvementcaisseid } = await insertMouvement(db, fields, now);
  return [{ caisseid, mouvementcaisseid, motif: 'creation', date, delta: subtract(0, montant), mouvements: 1 }];
}

/** Cancels the movement of a payment's fee; returns what that does to its register, nothing without a fee. */
async function fraisRemoved(avant: Reglement, { db, now, told }: Context): Promise<Part[]> {
  if (avant.frais === 0) return [];
  const { caisseid, mouvementcaisseid, date } = await told(fraisOfReglement(avant.reglementid));
  await cancelMouvement(db, mouvementcaisseid, now);
  const counts = { mouvements: -1, annules: 1 } as const;
  return [{ caisseid, mouvementcaisseid, motif: 'suppression', date, delta: avant.frais, ...counts }];
}

/** Corrects the fee of a payment that stays in its register; returns what that does to it. */
async function fraisCorrected(
  avant: Reglement,
  apres: PostedReglement,
  ofFrais: OfFrais,
  context: Context,
): Promise<Part[]> {
  if (avant.frais === 0) return fraisAdded(apres, ofFrais, context);
  if (apres.frais === 0) return fraisRemoved(avant, context);
  if (apres.frais === avant.frais && apres.date === avant.date) return [];
  const mouvement = await context.told(fraisOfReglement(avant.reglementid));
  await correctMouvement(context.db, mouvement, { montant: apres.frais, date: apres.date, reference: '' });
  const { caisseid, mouvementcaisseid } = mouvement;
  const date = earlierOf(avant.date, apres.date);
  return [{ caisseid, mouvementcaisseid, motif: 'modification', date, delta: subtract(avant.frais, apres.frais) }];
}

/**
 * Posts a corrected payment as if it were undone and made again, and its fee too (CONTRACT "Money calls"). Within one
 * register it posts the differences; otherwise it takes all of it out of the former register, which keeps zero of it
 * (RELIABILITY I06), and into the new one. Returns the document that the payment got anew, if it needs one.
 */
export async function postCorrection(
  avant: Reglement,
  apres: PostedReglement,
  context: Context,
): Promise<Numerotage | undefined> {
  const mouvement = await context.told(mouvementOfReglement(avant.reglementid));
  const correct = apres.caisseid === avant.caisseid ? correctInPlace : moveReglement;
  return correct(avant, apres, mouvement, context);
}

async function correctInPlace(
  avant: Reglement,
  apres: PostedReglement,
  mouvement: Mouvementcaisse,
  context: Context,
): Promise<Numerotage | undefined> {
  const { from, caisseid, montant: net, frais } = avant;
  const { mouvementcaisseid, reference, description } = mouvement;
  if (apres.net !== net || apres.date !== avant.date || apres.reference !== reference) {
    await correctMouvement(context.db, mouvement, { montant: apres.net, date: apres.date, reference: apres.reference });
  }
  const date = earlierOf(avant.date, apres.date);
  const delta = ecartReglement(from, net, apres.net);
  const isNew = isRenumbered(avant, { ...apres, montantremis: apres.remis, montant: apres.net });
  const reglementid = isNew ? avant.reglementid : undefined;
  const parts: Part[] = [
    { caisseid, mouvementcaisseid, motif: 'modification', date, delta, isEntree: isEntreeOf(from), reglementid },
    ...(await fraisCorrected(avant, apres, { reglementid: avant.reglementid, description }, context)),
  ];
  // The former payment and its fee count as undone, so the register holds that much more.
  const undone = besoinOf(from, { remis: net, net, frais });
  const minimum = Math.max(subtract(besoinOf(from, apres), undone), 0);
  return postParts(parts, { caisseid, minimum }, from, context);
}

async function moveReglement(
  avant: Reglement,
  apres: PostedReglement,
  mouvement: Mouvementcaisse,
  context: Context,
): Promise<Numerotage | undefined> {
  const { db, now } = context;
  const { from, reglementid } = avant;
  const { description } = mouvement;
  await cancelMouvement(db, mouvement.mouvementcaisseid, now);
  const { caisseid, net: montant, date, reference } = apres;
  const { mouvementcaisseid } = await insertMouvement(db, { ...mouvement, caisseid, montant, date, reference }, now);
  const parts = [
    partOfRemoval(avant, mouvement),
    { ...partOfCreation(apres, mouvementcaisseid, from), reglementid },
    ...(await fraisRemoved(avant, context)),
    ...(await fraisAdded(apres, { reglementid, description }, context)),
  ];
  return postParts(parts, { caisseid, minimum: besoinOf(from, apres) }, from, context);
}
