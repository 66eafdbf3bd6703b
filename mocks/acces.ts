import { existingRecord } from '@comptoir/contract/recordRules';
import type { Transfert } from '@comptoir/contract/transferts';
import { askedCaisses, checkCaisses } from '@comptoir/contract/utilisateurRules';
import { isReached, type Portee } from '@comptoir/domain/habilitation';
import type { RecordId } from '@comptoir/domain/units';
import type { By } from './resolver';
import { rowsHaving } from './rows';
import type { CaisseRow, Store, UtilisateurRow } from './store';

/**
 * The registers that a user was given by name, and the advances that they hold (ADR 0039); null means all registers.
 */
export function porteeOf(store: Store, { utilisateurid, caisses }: UtilisateurRow): Portee {
  const held = rowsHaving(store.avances, { porteurid: utilisateurid }).flatMap(({ caisseid }) => caisseid ?? []);
  return caisses && [...caisses, ...held];
}

/** Whether a user sees and uses a register; for other users it does not exist (PRODUCT Q). */
export function seesCaisse({ store, utilisateur }: By, caisseid: RecordId): boolean {
  return isReached(porteeOf(store, utilisateur), caisseid);
}

/** Whether a user sees a transfer: they see its source or its target (ADR 0035). */
export function seesTransfert(by: By, { sourceid, cibleid }: Pick<Transfert, 'sourceid' | 'cibleid'>): boolean {
  return seesCaisse(by, sourceid) || seesCaisse(by, cibleid);
}

/** The registers that a user sees. */
export function caissesOf(by: By): CaisseRow[] {
  return by.store.caisses.filter(({ caisseid }) => seesCaisse(by, caisseid));
}

/** The registers that lists show to a user, without advances, which have a screen of their own (ADR 0039). */
export function caissesTenues(by: By): CaisseRow[] {
  return caissesOf(by).filter(({ nature }) => nature !== 'avance');
}

/** Returns a register that the user sees. Throws Refusal `introuvable` for any other. */
export function visibleCaisse(by: By, id: RecordId): CaisseRow {
  return existingRecord(caissesOf(by).find(({ caisseid }) => caisseid === id));
}

/** The ids of the registers that an author gives to a user, after the checks of the contract. */
export function givenCaisses(
  { store, utilisateur: author }: By,
  { caisses: avant }: UtilisateurRow,
  asked: readonly number[] | null,
): number[] | null {
  const apres = askedCaisses(asked);
  const live = store.caisses.map(({ caisseid }) => caisseid);
  checkCaisses(apres, { live, avant, author: author.caisses });
  return apres;
}
