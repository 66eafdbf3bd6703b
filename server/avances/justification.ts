import type { Avance, JustificationFields } from '@comptoir/contract/avance';
import { depenseJustifiee, reglementJustifie } from '@comptoir/contract/avanceRules';
import type { Depense } from '@comptoir/contract/depenses';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { Reglement } from '@comptoir/contract/reglements';
import type { RecordId } from '@comptoir/domain/units';
import { lockCaisse } from '../caisses/repository';
import type { Context } from '../frame/http/context';
import type { OpenUpload } from '../frame/storage/upload';
import { spend } from '../reglements/comptant';
import { postedBy } from '../reglements/rules';

/** The expense of an advance, with its proof. */
interface Spending {
  body: JustificationFields;
  file: OpenUpload | undefined;
  lus: Parameters<typeof spend>[1];
}

/**
 * Writes an expense and its payment out of the register of an advance, and returns the payment; the part that the
 * advance cannot pay stays owed. The register is locked before the amount is decided, and after the proof is on disk.
 * Throws 409 `avance.pas_decaissee` when the register is empty, and the Refusals of an expense and of a payment.
 */
export async function justify(
  avance: Avance & { caisseid: RecordId },
  { body, file, lus }: Spending,
  context: Context,
): Promise<Reglement> {
  const { caisseid, porteurid } = avance;
  await file?.stored();
  const caisse = existingRecord(await lockCaisse(context.db, caisseid));
  const paid = reglementJustifie(body, caisse);
  const facts = { caisse, porteurid, owed: body.montant };
  const decide = ({ depenseid }: Depense) => postedBy({ ...paid, depenseid }, facts, context);
  return spend(depenseJustifiee(avance, body), lus, decide, file, context);
}
