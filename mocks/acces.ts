import type { Lang } from '@comptoir/contract/errors';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { Transfert } from '@comptoir/contract/transferts';
import { askedCaisses, checkCaisses } from '@comptoir/contract/utilisateurRules';
import { isReached } from '@comptoir/domain/habilitation';
import type { RecordId } from '@comptoir/domain/units';
import type { UtilisateurRow } from './personnes';
import type { CaisseRow, Store } from './store';

/** Whether a user sees and uses a register; for other users it does not exist (PRODUCT Q). */
export function seesCaisse(utilisateur: UtilisateurRow, caisseid: RecordId): boolean {
  return isReached(utilisateur.caisses, caisseid);
}

/** Whether a user sees a transfer: they see its source or its target (ADR 0035). */
export function seesTransfert(
  utilisateur: UtilisateurRow,
  { sourceid, cibleid }: Pick<Transfert, 'sourceid' | 'cibleid'>,
): boolean {
  return seesCaisse(utilisateur, sourceid) || seesCaisse(utilisateur, cibleid);
}

/** The registers that a user sees. */
export function caissesOf(store: Store, utilisateur: UtilisateurRow): CaisseRow[] {
  return store.caisses.filter(({ caisseid }) => seesCaisse(utilisateur, caisseid));
}

/** Returns a register that the user sees. Throws Refusal `introuvable` for any other. */
export function visibleCaisse(store: Store, utilisateur: UtilisateurRow, id: RecordId): CaisseRow {
  return existingRecord(caissesOf(store, utilisateur).find(({ caisseid }) => caisseid === id));
}

/** The ids of the registers that an author gives to a user, after the checks of the contract. */
export function givenCaisses(
  store: Store,
  author: UtilisateurRow,
  { caisses: avant }: UtilisateurRow,
  asked: readonly number[] | null,
  lang: Lang,
): number[] | null {
  const apres = askedCaisses(asked);
  const live = store.caisses.map(({ caisseid }) => caisseid);
  checkCaisses(apres, { live, avant, author: author.caisses }, lang);
  return apres;
}
