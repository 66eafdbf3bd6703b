import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS, moduleOf } from '@comptoir/domain/permission';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

/**
 * Writes the product's permissions into the catalogue. Permissions that a new version adds are given to the profiles
 * that manage profiles, because nobody can give a permission that nobody holds (CONTRACT "Permissions").
 */
export async function syncCatalogue(trx: Db): Promise<void> {
  const added = [...(await addModules(trx)), ...(await addFeatures(trx))];
  if (added.length === 0) return;
  await sql`
    INSERT INTO permission (profilid, nom)
    SELECT profilid, ajout FROM permission CROSS JOIN unnest(${added}::text[]) AS ajout WHERE nom = 'profils.gerer'
    ON CONFLICT DO NOTHING
  `.execute(trx);
}

// Existing rows are left out before they conflict: a conflict uses up a number of the sequence too, and its sync took a
// tenth of a second of a start.
async function addModules(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ nom: string }>`
    INSERT INTO module (nom, libelle, produit)
    SELECT nom, nom, true FROM unnest(${MODULE_PERMISSIONS}::text[]) WITH ORDINALITY AS m (nom, rang)
    WHERE nom NOT IN (SELECT nom FROM module)
    ORDER BY rang
    ON CONFLICT (nom) DO NOTHING RETURNING nom
  `.execute(trx);
  return rows.map(({ nom }) => nom);
}

async function addFeatures(trx: Db): Promise<string[]> {
  const modules = FEATURE_PERMISSIONS.map(moduleOf);
  const { rows } = await sql<{ nom: string }>`
    INSERT INTO fonctionnalite (moduleid, nom, libelle, produit)
    SELECT m.moduleid, f.nom, f.nom, true
    FROM unnest(${modules}::text[], ${FEATURE_PERMISSIONS}::text[]) WITH ORDINALITY AS f (module, nom, rang)
    JOIN module AS m ON m.nom = f.module
    WHERE f.nom NOT IN (SELECT nom FROM fonctionnalite)
    ORDER BY f.rang
    ON CONFLICT DO NOTHING RETURNING nom
  `.execute(trx);
  return rows.map(({ nom }) => nom);
}

/** Every permission of the product. */
export const ALL_PERMISSIONS: readonly string[] = [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS];
