import type { Nature } from '@comptoir/domain/caisse';
import { isFuture } from '@comptoir/domain/dates';
import { type ReponseTransfert, reponseRefusal } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { Refusal, refuseField } from './envelope';
import { checkNotAvance } from './mouvementRules';
import { checkReference, checkReferenceFree, type ReferencePrise } from './referenceRules';
import type { Transfert, TransfertFields } from './transferts';

/** One end of a transfer: its register, and another live movement there that has its reference already. */
interface Bout {
  nature: Nature;
  pris: ReferencePrise | undefined;
}

/** What the rules of a new transfer need to know from storage. */
interface TransfertState {
  /** The register, when it exists and the user may use it (PRODUCT Q). */
  source: Bout | undefined;
  /** The register, when it exists; money may be sent to one that the user does not see. */
  cible: Bout | undefined;
  /** The money is received at once. */
  recu: boolean;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Decides the business day of a new transfer: the one that was sent, or today. Throws Refusal on a field: 422
 * `transfert.meme_caisse`, `date.future`, `champ.invalide` for a register that does not exist (ADR 0035), and what
 * either register says of its reference (ADR 0037). The source's lock refuses what it does not hold.
 */
export function jourDeTransfert(
  { sourceid, cibleid, date, referencesource, referencecible }: TransfertFields,
  { source, cible, recu, today }: TransfertState,
): string {
  if (sourceid === cibleid) throw refuseField('cibleid', 'transfert.meme_caisse');
  if (date !== undefined && isFuture(date, today)) throw refuseField('date', 'date.future');
  if (!source) throw refuseField('sourceid', 'champ.invalide');
  if (!cible) throw refuseField('cibleid', 'champ.invalide');
  checkNotAvance(source.nature);
  checkNotAvance(cible.nature);
  checkReference(source.nature, referencesource, 'referencesource');
  checkReferenceFree(source.pris, 'referencesource');
  // Who accepts gives the reference that is missing.
  if (recu || referencecible !== '') checkReference(cible.nature, referencecible, 'referencecible');
  if (recu) checkReferenceFree(cible.pris, 'referencecible');
  return date ?? today;
}

/**
 * Checks the target's reference of a transfer that is accepted. Throws Refusal on the field `referencecible`, as a
 * movement of the target would (ADR 0037).
 */
export function checkReferenceRecue(referencecible: string, { nature, pris }: Bout): void {
  checkReference(nature, referencecible, 'referencecible');
  checkReferenceFree(pris, 'referencecible');
}

/**
 * Decides the business day of an answer: the one that was sent, or today; not before the money left, and not after today
 * unless it left then. Throws Refusal: 403
 * `transfert.pas_source`, `transfert.pas_cible`; 409 `transfert.deja_repondu`; on the field `date` 422 `date.future`,
 * `transfert.avant_envoi` (ADR 0035).
 */
export function jourDeReponse(
  transfert: Pick<Transfert, 'sourceid' | 'cibleid' | 'etat' | 'date'>,
  { reponse, date }: { reponse: ReponseTransfert; date: string | undefined },
  { caisses, today }: { caisses: readonly RecordId[] | null; today: string },
): string {
  const refusal = reponseRefusal(transfert, reponse, caisses);
  if (refusal) throw new Refusal(`transfert.${refusal}`);
  // What left on a day to come, by a clock that was ahead, is answered on that day: otherwise it could not be until then.
  const latest = isFuture(transfert.date, today) ? transfert.date : today;
  const jour = date ?? latest;
  if (isFuture(jour, latest)) throw refuseField('date', 'date.future');
  if (jour < transfert.date) throw refuseField('date', 'transfert.avant_envoi');
  return jour;
}
