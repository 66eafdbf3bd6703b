import type { Avance, JustificationFields } from '@comptoir/contract/avance';
import type { Depense, DepenseFields } from '@comptoir/contract/depenses';
import { Refusal, refuseField } from '@comptoir/contract/envelope';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { Reglement } from '@comptoir/contract/reglements';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { lockCaisse } from '../caisses/repository';
import type { Context } from '../frame/http/context';
import type { OpenUpload } from '../frame/storage/upload';
import { spend } from '../reglements/comptant';
import { postedBy } from '../reglements/rules';

/** The expense of an advance: on a step of its project, or on none. */
function depenseOf({ projetid }: Avance, body: JustificationFields): DepenseFields {
  const { montant, libelle, typedepenseid, date, etapeprojetid } = body;
  const fields = { montant, libelle, typedepenseid, date, description: '', etapeprojetid };
  if (etapeprojetid === null) return { ...fields, expenseonstep: 0, projetid: null };
  if (projetid === null) throw refuseField('etapeprojetid', 'champ.invalide');
  return { ...fields, expenseonstep: 1, projetid };
}

/** What was spent, with its proof. */
interface Spending {
  body: JustificationFields;
  file: OpenUpload | undefined;
  lus: Parameters<typeof spend>[1];
}

/**
 * Writes an expense and its payment out of the register of an advance, and returns the payment; what the advance does
 * not hold any more stays owed. The register is locked before the amount is decided, and after the disk was waited for.
 * Throws 409 `avance.pas_decaissee` when it holds nothing, and the Refusals of an expense and of a payment.
 */
export async function justify(
  avance: Avance & { caisseid: RecordId },
  { body, file, lus }: Spending,
  context: Context,
): Promise<Reglement> {
  const { caisseid, porteurid } = avance;
  const { montant, date, beneficiaire, beneficiairetel } = body;
  await file?.stored();
  const caisse = existingRecord(await lockCaisse(context.db, caisseid));
  if (caisse.solde === 0) throw new Refusal('avance.pas_decaissee');
  const none = { reference: '', frais: 0, troppercu: 0 };
  const paid = { caisseid, montant: Math.min(montant, caisse.solde), date, ...none };
  const asked = { ...paid, from: REGLEMENT_FROM.depense, beneficiaire, beneficiairetel };
  const facts = { caisse, porteurid, owed: montant };
  const decide = ({ depenseid }: Depense) => postedBy({ ...asked, depenseid }, facts, context);
  return spend(depenseOf(avance, body), lus, decide, file, context);
}
