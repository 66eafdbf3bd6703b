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
  insertMouvement,
  mouvementOfReglement,
} from '../ledger/mouvements/repository';
import { annexesAdded, annexesCorrected, annexesRemoved, type OfReglement, type Part } from './annexes';
import type { PostedReglement } from './repository';

const countOf = (from: ReglementFrom, n: 1 | -1) =>
  from === REGLEMENT_FROM.depense ? { depense: n } : { commande: n };

/** Whether a payment is money that somebody brings in: a surplus that pays is in the register already (ADR 0052). */
const isEntreeOf = (from: ReglementFrom, { tropde }: Pick<PostedReglement, 'tropde'>): boolean =>
  from === REGLEMENT_FROM.commande && tropde === null;

/**
 * Changes a register, and returns the document that the payment gets with it, if any; or throws the reason: the register is
 * gone, it is closed, it is full, it holds too little, or its money is already out.
 */
async function postReglement(
  { reglementid, ...posting }: Part & Posting,
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

/**
 * Posts a new payment to its register, and writes and posts the movements beside it; returns the document that it got.
 */
export async function postCreation(
  posted: PostedReglement,
  { mouvementcaisseid, from, ...of }: OfReglement & { mouvementcaisseid: RecordId; from: ReglementFrom },
  context: Context,
): Promise<Numerotage | undefined> {
  const { reglementid } = of;
  const creation = { ...partOfCreation(posted, mouvementcaisseid, from), reglementid };
  const parts = [creation, ...(await annexesAdded(posted, of, context))];
  return postParts(parts, { caisseid: posted.caisseid, minimum: besoinOf(from, posted) }, from, context);
}

function partOfCreation(
  { caisseid, date, net, tropde }: PostedReglement,
  mouvementcaisseid: RecordId,
  from: ReglementFrom,
): Part {
  const delta = ecartReglement(from, null, net);
  const counts = { mouvements: 1, reglements: countOf(from, 1) } as const;
  return {
    caisseid,
    mouvementcaisseid,
    motif: 'creation',
    date,
    delta,
    isEntree: isEntreeOf(from, { tropde }),
    ...counts,
  };
}

/** Undoes a payment in its register, and the movements beside it. */
export async function postDeletion(avant: Reglement, context: Context): Promise<void> {
  const mouvement = await context.told(mouvementOfReglement(avant.reglementid));
  await cancelMouvement(context.db, mouvement.mouvementcaisseid, context.now);
  const parts = [partOfRemoval(avant, mouvement), ...(await annexesRemoved(avant, context))];
  await postParts(parts, { caisseid: avant.caisseid, minimum: 0 }, avant.from, context);
}

function partOfRemoval({ from, montant }: Reglement, { caisseid, mouvementcaisseid, date }: Mouvementcaisse): Part {
  const delta = ecartReglement(from, montant, null);
  const counts = { mouvements: -1, annules: 1, reglements: countOf(from, -1) } as const;
  return { caisseid, mouvementcaisseid, motif: 'suppression', date, delta, ...counts };
}

/**
 * Posts a corrected payment as if it were undone and made again, and what is beside it too (CONTRACT "Money calls"). Within one
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
  const { from, caisseid, reglementid, montant: net } = avant;
  const { mouvementcaisseid, reference, description } = mouvement;
  if (apres.net !== net || apres.date !== avant.date || apres.reference !== reference) {
    await correctMouvement(context.db, mouvement, { montant: apres.net, date: apres.date, reference: apres.reference });
  }
  const date = earlierOf(avant.date, apres.date);
  const delta = ecartReglement(from, net, apres.net);
  const isNew = isRenumbered(avant, { ...apres, montantremis: apres.remis, montant: apres.net });
  const numbered = isNew ? { reglementid } : {};
  const parts: Part[] = [
    { caisseid, mouvementcaisseid, motif: 'modification', date, delta, isEntree: isEntreeOf(from, apres), ...numbered },
    ...(await annexesCorrected(avant, apres, { reglementid, description }, context)),
  ];
  // The former payment and its fee count as undone, so the register holds that much more.
  const undone = besoinOf(from, { ...avant, remis: net, net });
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
    ...(await annexesRemoved(avant, context)),
    ...(await annexesAdded(apres, { reglementid, description }, context)),
  ];
  return postParts(parts, { caisseid, minimum: besoinOf(from, apres) }, from, context);
}
