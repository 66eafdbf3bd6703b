import { checkNomFree as check, checkModuleDeletable } from '@comptoir/contract/profilRules';
import type { Db } from '../db/pool';
import { countHolders, forgetPermissions, listPermissions } from './permissions.repository';

/** Refuses a name that is taken (`contract/profilRules`). */
export async function checkNomFree(db: Db, nom: string): Promise<void> {
  check(nom, await listPermissions(db));
}

/** Refuses to delete what is the product's or what a profile holds; takes the rest from the profiles in the trash. */
export async function checkDeletable(trx: Db, produit: boolean, noms: readonly string[]): Promise<void> {
  checkModuleDeletable(produit, await countHolders(trx, noms));
  await forgetPermissions(trx, noms);
}
