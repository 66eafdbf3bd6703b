import { refuseManque } from '@comptoir/contract/caisseRules';
import type { Mouvementcaisse } from '@comptoir/contract/caisses';
import { refuseField } from '@comptoir/contract/envelope';
import type { Transfert } from '@comptoir/contract/transferts';
import { type MouvementType, signedMouvement } from '@comptoir/domain/caisse';
import { subtract } from '@comptoir/domain/money';
import { sortieOf } from '@comptoir/domain/transfert';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { checkTakes } from '../caisses/refus';
import { findArretee } from '../caisses/repository';
import type { Context } from '../frame/http/context';
import { crashPoint } from '../frame/work/crash';
import { type Posting, postEcriture } from '../ledger/ecritures/repository';
import { cancelMouvement, insertMouvement } from '../ledger/mouvements/repository';
import { holdCaisse, mouvementsOf } from './repository';

/** What one part of a transfer does to its register. */
interface Part {
  caisseid: RecordId;
  post: () => Promise<void>;
}

/** Locks registers in ascending id, whichever way the money goes (RELIABILITY § 2.5, ADR 0035). */
async function postInOrder(parts: readonly Part[]): Promise<void> {
  for (const { post } of parts.toSorted((a, b) => a.caisseid - b.caisseid)) await post();
}

/** A register that is gone since it was read is reported on its field of the form. */
const refuseGone = ({ sourceid }: Transfert, caisseid: RecordId, { lang }: Context) =>
  refuseField(caisseid === sourceid ? 'sourceid' : 'cibleid', 'champ.invalide', lang);

/**
 * Changes a register, or throws the reason: it is gone, it is closed, it is full, it holds too little. `type` is null to
 * undo.
 */
async function post(
  transfert: Transfert,
  posting: Omit<Posting, 'requestid'>,
  type: MouvementType | null,
  context: Context,
): Promise<void> {
  const { db, lang, requestid } = context;
  if (await postEcriture(db, { ...posting, requestid })) {
    crashPoint('ecriture');
    return;
  }
  const caisse = await findArretee(db, posting.caisseid);
  if (!caisse) throw refuseGone(transfert, posting.caisseid, context);
  // Whoever accepts money sends no amount.
  checkTakes(caisse, posting, transfert.etat === 'envoye' ? null : 'montant', lang);
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
}

/** Writes a movement, and returns what it does to its register. */
async function partOf(
  transfert: Transfert,
  { minimum = 0, isEntree = false, ...fields }: Mouvement,
  context: Context,
): Promise<Part> {
  const { transfertid, motif: description } = transfert;
  const { caisseid, type, montant, date, arreteid } = fields;
  const { mouvementcaisseid } = await insertMouvement(context.db, { ...fields, description, transfertid }, context.now);
  const delta = signedMouvement(type, montant);
  const posting = {
    ...({ caisseid, mouvementcaisseid, motif: 'creation', date, delta, minimum, isEntree, mouvements: 1 } as const),
    ...(arreteid !== undefined && ({ isRegularisation: true } as const)),
  };
  return { caisseid, post: () => post(transfert, posting, type, context) };
}

/**
 * Takes amount and fee out of the source, and brings the amount into the target when the transfer is received at once;
 * otherwise holds the target against deletion. Throws 422 `caisse.solde_insuffisant` on the field `montant`, 409
 * `caisse.jour_arrete`, 422 `caisse.plafond_depasse` on `montant`, 422 `champ.invalide` for a register that is gone by now. What leaves the source may be the
 * variance of a closing, `arreteid`, which its closed day takes (ADR 0040).
 */
export async function postEnvoi(transfert: Transfert, context: Context, arreteid?: RecordId): Promise<void> {
  const { cibleid, date, etat } = transfert;
  const mouvements = [...sortie(transfert, arreteid), ...(etat === 'recu' ? [entree(transfert, cibleid, date)] : [])];
  const parts: Part[] = [];
  // References are taken in ascending register too, so that no two transfers wait for each other.
  for (const one of mouvements.toSorted((a, b) => a.caisseid - b.caisseid)) {
    parts.push(await partOf(transfert, one, context));
  }
  if (etat === 'envoye') parts.push({ caisseid: cibleid, post: () => hold(transfert, context) });
  await postInOrder(parts);
}

/** What leaves the source: the amount, and the fee. */
function sortie(transfert: Transfert, arreteid?: RecordId): Mouvement[] {
  const { sourceid: caisseid, montant, frais, date, referencesource: reference } = transfert;
  const out = { caisseid, type: 0, date } as const;
  const minimum = sortieOf(transfert);
  return [
    { ...out, origine: 'transfert', montant, reference, minimum, ...(arreteid !== undefined && { arreteid }) },
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

async function hold(transfert: Transfert, context: Context): Promise<void> {
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
  await postInOrder([await partOf(transfert, entree(transfert, caisseid, date), context)]);
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
  await postInOrder(parts);
}
