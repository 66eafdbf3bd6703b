import { isFuture } from '@comptoir/domain/dates';
import { type ReponseTransfert, reponseRefusal } from '@comptoir/domain/transfert';
import type { RecordId } from '@comptoir/domain/units';
import { Refusal, refuseField } from './envelope';
import type { Lang } from './errors';
import type { Transfert, TransfertFields } from './transferts';

/** What the rules of a new transfer need to know from storage. */
interface TransfertState {
  /** Whether the register exists and the user may use it (PRODUCT Q). */
  source: boolean;
  /** Whether the register exists; money may be sent to one that the user does not see. */
  cible: boolean;
  /** The plain date of today in Abidjan. */
  today: string;
}

/**
 * Decides the business day of a new transfer: the one that was sent, or today. Throws Refusal on a field: 422
 * `transfert.meme_caisse`, `date.future`, `champ.invalide` for a register that does not exist (ADR 0035). The register's
 * lock refuses what it does not hold.
 */
export function jourDeTransfert(
  { sourceid, cibleid, date }: TransfertFields,
  { source, cible, today }: TransfertState,
  lang: Lang,
): string {
  if (sourceid === cibleid) throw refuseField('cibleid', 'transfert.meme_caisse', lang);
  if (date !== undefined && isFuture(date, today)) throw refuseField('date', 'date.future', lang);
  if (!source) throw refuseField('sourceid', 'champ.invalide', lang);
  if (!cible) throw refuseField('cibleid', 'champ.invalide', lang);
  return date ?? today;
}

/**
 * Decides the business day of an answer: the one that was sent, or today; not before the money left. Throws Refusal: 403
 * `transfert.pas_source`, `transfert.pas_cible`; 409 `transfert.deja_repondu`; on the field `date` 422 `date.future`,
 * `transfert.avant_envoi` (ADR 0035).
 */
export function jourDeReponse(
  transfert: Pick<Transfert, 'sourceid' | 'cibleid' | 'etat' | 'date'>,
  { reponse, date }: { reponse: ReponseTransfert; date: string | undefined },
  { caisses, today }: { caisses: readonly RecordId[] | null; today: string },
  lang: Lang,
): string {
  const refusal = reponseRefusal(transfert, reponse, caisses);
  if (refusal) throw new Refusal(`transfert.${refusal}`);
  const jour = date ?? today;
  if (isFuture(jour, today)) throw refuseField('date', 'date.future', lang);
  if (jour < transfert.date) throw refuseField('date', 'transfert.avant_envoi', lang);
  return jour;
}
