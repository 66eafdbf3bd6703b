import { Refusal, refuseField } from '@comptoir/contract/envelope';
import type { Transfert } from '@comptoir/contract/transferts';
import { type Changement, changementsDe, type Pose } from '@comptoir/domain/ecriture';
import { isReached } from '@comptoir/domain/habilitation';
import { anneeOf, type Serie } from '@comptoir/domain/imprime';
import { changementsDeReponse, mouvementsDeTransfert } from '@comptoir/domain/mouvementsDus';
import type { RecordId } from '@comptoir/domain/units';
import type { Context } from '../frame/http/context';
import { type Booking, book, writeMouvements } from '../ledger/book';
import type { Numerotage } from '../ledger/imprimes/repository';
import { referencePrise } from '../ledger/mouvements/references';
import { mouvementsOfTransfert } from '../ledger/mouvements/repository';

/**
 * Whether money comes into a register that the user does not see. Its refusal then has no reason: its closed days, its
 * limit and its references stay secret (ADR 0035).
 */
const isHidden = ({ caisseid, type }: Pose, { session }: Context) =>
  type === 1 && !isReached(session.caisses, caisseid);
const refuseHidden = () => new Refusal('transfert.autre_caisse');

/** How the refusal of a part of a transfer is reported. */
function told({ sourceid, etat }: Transfert, context: Context): Booking {
  return {
    principal: sourceid,
    // A person who accepts money sends no amount.
    plafond: etat === 'envoye' ? null : 'montant',
    gone: (caisseid) => refuseField(caisseid === sourceid ? 'sourceid' : 'cibleid', 'champ.invalide'),
    before: (pose) => (pose.motif === 'creation' && isHidden(pose, context) ? refuseHidden() : null),
  };
}

/** Books the changes; a reference that a hidden register already has is refused in its turn, after the source. */
async function bookTransfert(
  transfert: Transfert,
  changements: readonly Changement[],
  numbering: Pick<Booking, 'imprimant' | 'retenue'>,
  context: Context,
): Promise<Numerotage | undefined> {
  const [free, prises] = [[] as Changement[], [] as Changement[]];
  for (const one of changements) {
    const isPrise = one.avant === null && isHidden(one.pose, context) && (await referencePrise(one.apres, context));
    (isPrise ? prises : free).push(one);
  }
  const enPlace = await mouvementsOfTransfert(context.db, transfert.transfertid);
  const posees = await writeMouvements(free, { enPlace, description: transfert.motif }, context);
  const refused = prises.map(({ pose }) => ({ ...pose, mouvementcaisseid: 0, refus: refuseHidden() }));
  return book([...posees, ...refused], { ...told(transfert, context), ...numbering }, context);
}

/** The series of a transfer's document, and the closing whose variance it books, if any. */
interface Depart {
  serie: Serie;
  arreteid?: RecordId;
}

/**
 * Takes amount and fee out of the source, which numbers the transfer (ADR 0047), and brings the amount into the target
 * when the transfer is received at once; otherwise holds the target against deletion. Throws the Refusals of `book`, on
 * the field `montant`, and 422 `champ.invalide` for a register that is gone. With `arreteid` the money is the variance
 * of that closing, which its closed day accepts (ADR 0040). Returns the transfer's document.
 */
export function postEnvoi(
  transfert: Transfert,
  { serie, ...of }: Depart,
  context: Context,
): Promise<Numerotage | undefined> {
  const { transfertid: objetid, cibleid, etat } = transfert;
  const imprimant = { serie, annee: anneeOf(context.today), objet: 'transfert', objetid } as const;
  const retenue = etat === 'envoye' ? cibleid : undefined;
  const changements = changementsDe([], mouvementsDeTransfert({ ...transfert, ...of }));
  return bookTransfert(transfert, changements, { imprimant, retenue }, context);
}

/**
 * Moves the money by the answer: into the target, back into the source, or as if it had never left. Throws the Refusals
 * of `book`; 409 `caisse.solde_engage` when the target no longer holds the withdrawn money.
 */
export async function postReponse(avant: Transfert, apres: Transfert, context: Context): Promise<void> {
  await bookTransfert(avant, changementsDeReponse(avant, apres), {}, context);
}
