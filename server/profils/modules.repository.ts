import type { Fonctionnalite, Module } from '@comptoir/contract/profils';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

const FONCTIONNALITE = ['fonctionnaliteid', 'moduleid', 'nom', 'libelle', 'produit'] as const;
const MODULE = ['moduleid', 'nom', 'libelle', 'produit'] as const;

/**
 * Returns the modules with their features: the product's own first, then the added ones, each in the order of creation.
 */
export async function listModules(db: Db): Promise<Module[]> {
  const { rows } = await sql<Module>`
    SELECT m.moduleid, m.nom, m.libelle, m.produit, coalesce((
      SELECT json_agg(json_build_object('fonctionnaliteid', f.fonctionnaliteid, 'moduleid', f.moduleid, 'nom', f.nom,
        'libelle', f.libelle, 'produit', f.produit) ORDER BY f.produit DESC, f.fonctionnaliteid)
      FROM fonctionnalite AS f WHERE f.moduleid = m.moduleid), '[]') AS fonctionnalites
    FROM module AS m ORDER BY m.produit DESC, m.moduleid
  `.execute(db);
  return rows;
}

/** A module with its features. */
export async function findModule(db: Db, moduleid: RecordId): Promise<Module | undefined> {
  const row = await db.selectFrom('module').select(MODULE).where('moduleid', '=', moduleid).executeTakeFirst();
  if (!row) return undefined;
  const fonctionnalites = await db
    .selectFrom('fonctionnalite')
    .select(FONCTIONNALITE)
    .where('moduleid', '=', moduleid)
    .orderBy('produit', 'desc')
    .orderBy('fonctionnaliteid')
    .execute();
  return { ...row, fonctionnalites };
}

export function findFonctionnalite(db: Db, fonctionnaliteid: RecordId): Promise<Fonctionnalite | undefined> {
  return db
    .selectFrom('fonctionnalite')
    .select(FONCTIONNALITE)
    .where('fonctionnaliteid', '=', fonctionnaliteid)
    .executeTakeFirst();
}

/** Name and label of a module or feature that an organisation adds. */
export interface Nommee {
  nom: string;
  libelle: string;
}

export async function insertModule(trx: Db, fields: Nommee): Promise<number> {
  const { moduleid } = await trx
    .insertInto('module')
    .values({ ...fields, produit: false })
    .returning('moduleid')
    .executeTakeFirstOrThrow();
  return moduleid;
}

export async function insertFonctionnalite(trx: Db, moduleid: RecordId, fields: Nommee): Promise<RecordId> {
  const { fonctionnaliteid } = await trx
    .insertInto('fonctionnalite')
    .values({ ...fields, moduleid, produit: false })
    .returning('fonctionnaliteid')
    .executeTakeFirstOrThrow();
  return fonctionnaliteid;
}

export async function updateModule(trx: Db, moduleid: RecordId, libelle: string): Promise<void> {
  await trx.updateTable('module').set({ libelle }).where('moduleid', '=', moduleid).execute();
}

export async function updateFonctionnalite(trx: Db, fonctionnaliteid: RecordId, libelle: string): Promise<void> {
  await trx.updateTable('fonctionnalite').set({ libelle }).where('fonctionnaliteid', '=', fonctionnaliteid).execute();
}

/** Deletes a module and its features. */
export async function deleteModule(trx: Db, moduleid: RecordId): Promise<void> {
  await trx.deleteFrom('fonctionnalite').where('moduleid', '=', moduleid).execute();
  await trx.deleteFrom('module').where('moduleid', '=', moduleid).execute();
}

export async function deleteFonctionnalite(trx: Db, fonctionnaliteid: RecordId): Promise<void> {
  await trx.deleteFrom('fonctionnalite').where('fonctionnaliteid', '=', fonctionnaliteid).execute();
}
