import { Refusal } from '#contract/envelope';
import { MAX_LIBELLE } from '#domain/limits';
import { normalizeText, searchKey } from '#domain/texte';
import type { Db } from '../db/pool';
import { countHolders, forgetPermissions, listPermissions } from './permissions.repository';

/** The name of a permission that was given none: its label's key; of a feature, after its module's name. */
export function nomOf({ nom, libelle }: { nom?: string | undefined; libelle: string }, module?: string): string {
  if (nom !== undefined) return nom;
  const made = [...(module === undefined ? [] : [module]), searchKey(libelle) || libelle].join('.');
  // As a body would carry it: a name that no body can spell could not be given.
  return normalizeText(made.slice(0, MAX_LIBELLE));
}

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
