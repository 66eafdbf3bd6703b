import { checkNomFree as check, checkModuleDeletable } from '@comptoir/contract/profilRules';
import type { Db } from '../db/pool';
import { countHolders, forgetPermissions, listPermissions } from './permissions.repository';

/** Refuses a name that is taken (`contract/profilRules`). */
export async function checkNomFree(db: Db, nom: string): Promise<void> {
  check(nom, await listPermissions(db));
}

/**
 * Refuses to delete a part of the product or one that a profile holds; removes the permission from profiles in the
 * trash.
 */
export async function checkDeletable(trx: Db, produit: boolean, noms: readonly string[]): Promise<void> {
  checkModuleDeletable(produit, await countHolders(trx, noms));
  await forgetPermissions(trx, noms);
}
