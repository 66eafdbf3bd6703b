import { refuseManque } from '@comptoir/contract/caisseRules';
import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import { Refusal, refuseField } from '@comptoir/contract/envelope';
import type { Transfert } from '@comptoir/contract/transferts';
import { type MouvementType, signedMouvement } from '@comptoir/domain/caisse';
import { isReached } from '@comptoir/domain/habilitation';
import { anneeOf, type Serie } from '@comptoir/domain/imprime';
import { subtract } from '@comptoir/domain/money';
import { sortieOf } from '@comptoir/domain/transfert';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { checkTakes } from '../caisses/refus';
import { findArretee } from '../caisses/repository';
import type { Context } from '../frame/http/context';
import { crashPoint } from '../frame/work/crash';
import { type Posting, postEcriture, postNumbered } from '../ledger/ecritures/repository';
import type { Imprimant, Numerotage } from '../ledger/imprimes/repository';
import { referencePrise } from '../ledger/mouvements/references';
import { cancelMouvement, insertMouvement } from '../ledger/mouvements/repository';
import { holdCaisse, mouvementsOf } from './repository';

/** What one part of a transfer does to its register. */
interface Part {
  caisseid: RecordId;
  /** Returns the document that the transfer gets by it, if any. */
  post: () => Promise<Numerotage | undefined>;
}

/** Returns the refusal of a part, null when it is done. */
const refusalOf = async (run: () => Promise<void>): Promise<Refusal | null> =>
  run().then(
    () => null,
    (error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    },
  );

/**
 * Locks registers in ascending id, whichever way the money goes (RELIABILITY § 2.5, ADR 0035). Of several refusals that of
 * the source is thrown: who cannot pay learns nothing of the target. Returns the document that the transfer got, if any.
 */
async function postInOrder({ sourceid }: Transfert, parts: readonly Part[]): Promise<Numerotage | undefined> {
  let numerotage: Numerotage | undefined;
  const refused: { caisseid: RecordId; refusal: Refusal }[] = [];
  for (const { caisseid, post } of parts.toSorted((a, b) => a.caisseid - b.caisseid)) {
    const refusal = await refusalOf(async () => {
      numerotage = (await post()) ?? numerotage;
    });
    if (refusal) refused.push({ caisseid, refusal });
  }
  const told = refused.find(({ caisseid }) => caisseid === sourceid) ?? refused[0];
  if (told) throw told.refusal;
  return numerotage;
}

/** A register that is gone since it was read is reported on its field of the form. */
const refuseGone = ({ sourceid }: Transfert, caisseid: RecordId, { lang }: Context) =>
  refuseField(caisseid === sourceid ? 'sourceid' : 'cibleid', 'champ.invalide', lang);

/**
 * Whether the user does not see a register. What it does not take is then refused without saying why: neither its closed
 * days, nor its limit, nor its references are told (ADR 0035).
 */
const isUnseen = (caisseid: RecordId, { session }: Context) => !isReached(session.caisses, caisseid);
const refuseUnseen = () => new Refusal('transfert.autre_caisse');

/** A change of a register by a transfer; `serie` is of the document that the transfer gets by it, none without it. */
type Change = Omit<Posting, 'requestid'> & { serie?: Serie | undefined };

/**
 * Changes a register, and returns the document that the transfer gets with it, if any; or throws the reason: it is gone,
 * it is closed, it is full, it holds too little. `type` is null to undo.
 */
async function post(
  transfert: Transfert,
  { serie, ...posting }: Change,
  type: MouvementType | null,
  context: Context,
): Promise<Numerotage | undefined> {
  const { db, lang, requestid, today } = context;
  const { transfertid: objetid } = transfert;
  const imprimant: Imprimant | undefined = serie && { serie, annee: anneeOf(today), objet: 'transfert', objetid };
  const posted = { ...posting, requestid };
  const done = imprimant ? await postNumbered(db, posted, imprimant) : await postEcriture(db, posted);
  if (done) {
    crashPoint('ecriture');
    return done === true ? undefined : done;
  }
  if (type === 1 && isUnseen(posting.caisseid, context)) throw refuseUnseen();
  const caisse = await findArretee(db, posting.caisseid);
  if (!caisse) throw refuseGone(transfert, posting.caisseid, context);
  // Whoever accepts money sends no amount.
  checkTakes(caisse, posting, transfert.etat === 'envoye' ? null : 'montant', context);
  throw refuseManque(type, 'montant', lang);
}

/** A movement of a transfer, in francs; its register must hold `minimum` before. */
interface Mouvement {
  caisseid: RecordId;
  type: MouvementType;
  origine: 'transfert' | 'frais';
  montant: Francs;
  date: string;
  reference?: string;
  minimum?: Francs;
  isEntree?: boolean;
  /** The closing whose variance this books: its day takes it, closed as it is. */
  arreteid?: RecordId;
  /** The series of the document that the transfer gets by this. */
  serie?: Serie;
}

/** Writes a movement, and returns what it does to its register. */
async function partOf(
  transfert: Transfert,
  { minimum = 0, isEntree = false, serie, ...fields }: Mouvement,
  context: Context,
): Promise<Part> {
  const { transfertid, motif: description } = transfert;
  const { caisseid, type, montant, date, arreteid } = fields;
  if (isUnseen(caisseid, context) && (await referencePrise(fields, {}, context))) {
    return { caisseid, post: () => Promise.reject(refuseUnseen()) };
  }
  const { mouvementcaisseid } = await insertMouvement(context.db, { ...fields, description, transfertid }, context.now);
  const delta = signedMouvement(type, montant);
  const posting = {
    ...({ caisseid, mouvementcaisseid, motif: 'creation', date, delta, minimum, isEntree, mouvements: 1 } as const),
    ...(arreteid !== undefined && ({ isRegularisation: true } as const)),
    serie,
  };
  return { caisseid, post: () => post(transfert, posting, type, context) };
}

/** How a transfer is sent: the series of its document, and the closing whose variance it books, if any. */
interface Depart {
  serie: 'TR' | 'AV';
  arreteid?: RecordId;
}

/**
 * Takes amount and fee out of the source, which numbers the transfer (ADR 0047), and brings the amount into the target
 * when the transfer is received at once; otherwise holds the target against deletion. Throws 422
 * `caisse.solde_insuffisant` on the field `montant`, 409 `caisse.jour_arrete`, 422 `caisse.plafond_depasse` on `montant`,
 * 422 `champ.invalide` for a register that is gone by now. What leaves the source may be the variance of a closing,
 * `arreteid`, which its closed day takes (ADR 0040). Returns the transfer's document.
 */
export async function postEnvoi(
  transfert: Transfert,
  depart: Depart,
  context: Context,
): Promise<Numerotage | undefined> {
  const { cibleid, date, etat } = transfert;
  const mouvements = [...sortie(transfert, depart), ...(etat === 'recu' ? [entree(transfert, cibleid, date)] : [])];
  const parts: Part[] = [];
  // References are taken in ascending register too, so that no two transfers wait for each other.
  for (const one of mouvements.toSorted((a, b) => a.caisseid - b.caisseid)) {
    parts.push(await partOf(transfert, one, context));
  }
  if (etat === 'envoye') parts.push({ caisseid: cibleid, post: () => hold(transfert, context) });
  return postInOrder(transfert, parts);
}

/** What leaves the source: the amount, and the fee. */
function sortie(transfert: Transfert, { serie, arreteid }: Depart): Mouvement[] {
  const { sourceid: caisseid, montant, frais, date, referencesource: reference } = transfert;
  const out = { caisseid, type: 0, date } as const;
  const minimum = sortieOf(transfert);
  return [
    { ...out, origine: 'transfert', montant, reference, minimum, serie, ...(arreteid !== undefined && { arreteid }) },
    ...(frais > 0 ? [{ ...out, origine: 'frais', montant: frais } as const] : []),
  ];
}

/**
 * What comes into a register; the operator of the source has not numbered what comes back, and nobody brings it in.
 */
const entree = ({ montant, cibleid, referencecible }: Transfert, caisseid: RecordId, date: string): Mouvement => ({
  ...{ caisseid, type: 1, origine: 'transfert', montant, date },
  reference: caisseid === cibleid ? referencecible : '',
  isEntree: caisseid === cibleid,
});

async function hold(transfert: Transfert, context: Context): Promise<undefined> {
  if (!(await holdCaisse(context.db, transfert.cibleid))) throw refuseGone(transfert, transfert.cibleid, context);
}

/**
 * Brings the amount of a transfer into a register on a business day: into its target, or back into its source. Throws
 * 409 `caisse.jour_arrete`, and 422 `caisse.plafond_depasse` for a full target.
 */
export async function postArrivee(
  transfert: Transfert,
  caisseid: RecordId,
  date: string,
  context: Context,
): Promise<void> {
  await postInOrder(transfert, [await partOf(transfert, entree(transfert, caisseid, date), context)]);
}

/**
 * Undoes every movement of a transfer that was received. Throws 409 `caisse.jour_arrete` for a closed day on either
 * side, 409 `caisse.solde_engage` when the target no longer holds the money.
 */
export async function postRetrait(transfert: Transfert, context: Context): Promise<void> {
  const { db, now } = context;
  const undone = async ({ caisseid, mouvementcaisseid, type, montant, date }: Mouvementcaisse): Promise<Part> => {
    await cancelMouvement(db, mouvementcaisseid, now);
    const delta = subtract(0, signedMouvement(type, montant));
    const counts = { mouvements: -1, annules: 1 } as const;
    const posting = { caisseid, mouvementcaisseid, motif: 'suppression', date, delta, ...counts } as const;
    return { caisseid, post: () => post(transfert, posting, null, context) };
  };
  const parts: Part[] = [];
  for (const mouvement of await mouvementsOf(db, transfert.transfertid)) parts.push(await undone(mouvement));
  await postInOrder(transfert, parts);
}
