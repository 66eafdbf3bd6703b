import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS, PERMISSIONS } from '@comptoir/domain/permission';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

/**
 * Writes the product's permissions into the catalogue. Permissions that a new version adds are given to the profiles
 * that manage profiles, because nobody can give a permission that nobody holds (CONTRACT "Permissions").
 */
export async function syncCatalogue(trx: Db): Promise<void> {
  const added: string[] = [];
  for (const nom of MODULE_PERMISSIONS) {
    const row = await trx
      .insertInto('module')
      .values({ nom, libelle: nom, produit: true })
      .onConflict((conflict) => conflict.column('nom').doNothing())
      .returning('nom')
      .executeTakeFirst();
    if (row) added.push(nom);
    added.push(...(await syncFeatures(trx, nom)));
  }
  if (added.length === 0) return;
  await sql`
    INSERT INTO permission (profilid, nom)
    SELECT profilid, ajout FROM permission CROSS JOIN unnest(${added}::text[]) AS ajout WHERE nom = 'profils.gerer'
    ON CONFLICT DO NOTHING
  `.execute(trx);
}

async function syncFeatures(trx: Db, module: keyof typeof PERMISSIONS): Promise<string[]> {
  const noms: readonly string[] = PERMISSIONS[module];
  if (noms.length === 0) return [];
  const { rows } = await sql<{ nom: string }>`
    INSERT INTO fonctionnalite (moduleid, nom, libelle, produit)
    SELECT moduleid, ajout, ajout, true FROM module CROSS JOIN unnest(${noms}::text[]) AS ajout WHERE nom = ${module}
    ON CONFLICT DO NOTHING RETURNING nom
  `.execute(trx);
  return rows.map(({ nom }) => nom);
}

/** Every permission of the product. */
export const ALL_PERMISSIONS: readonly string[] = [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS];
