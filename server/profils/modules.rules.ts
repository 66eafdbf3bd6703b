import { Refusal } from '#contract/envelope';
import { searchKey } from '#domain/texte';
import type { Db } from '../db/pool';
import { countHolders, forgetPermissions, listPermissions } from './permissions.repository';

/** Permissions are flat names: none is taken twice, by a module or a feature, whatever its case (CONTRACT "Permissions"). */
export async function checkNomFree(db: Db, nom: string): Promise<void> {
  const key = searchKey(nom);
  const all = await listPermissions(db);
  if (all.some((taken) => taken.nom === nom || searchKey(taken.nom) === key)) throw new Refusal('module.existe');
}

/** Refuses to delete what is the product's, or what a profile holds; takes it from the profiles in the trash. */
export async function checkDeletable(trx: Db, produit: boolean, noms: readonly string[]): Promise<void> {
  if (produit) throw new Refusal('module.produit');
  const nombre = await countHolders(trx, noms);
  if (nombre > 0) throw new Refusal('module.utilise', { params: { nombre } });
  await forgetPermissions(trx, noms);
}
