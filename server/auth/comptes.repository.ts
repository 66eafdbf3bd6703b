import { sql } from 'kysely';
import { searchKey } from '#domain/texte';
import type { Db } from '../db/pool';

/** Serialises first starts, so that two servers make one administrator. */
const FIRST_START_LOCK = 4280;

export async function lockFirstStart(trx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${FIRST_START_LOCK})`.execute(trx);
}

export async function hasUtilisateur(db: Db): Promise<boolean> {
  return (await db.selectFrom('utilisateur').select('utilisateurid').limit(1).executeTakeFirst()) !== undefined;
}

/** Makes a profile with exactly these permissions; gives its id. */
export async function insertProfil(trx: Db, libelle: string, permissions: readonly string[]): Promise<number> {
  const { profilid } = await trx
    .insertInto('profil')
    .values({ libelle, cle: searchKey(libelle) })
    .returning('profilid')
    .executeTakeFirstOrThrow();
  const rows = permissions.map((nom) => ({ profilid, nom }));
  if (rows.length > 0) await trx.insertInto('permission').values(rows).execute();
  return profilid;
}

export interface NewUtilisateur {
  username: string;
  /** PHC string. */
  motdepasse: string;
  motdepassetemporaire: boolean;
  nom: string;
  prenom: string;
  profilid: number;
}

export async function insertUtilisateur(trx: Db, utilisateur: NewUtilisateur): Promise<number> {
  const { utilisateurid } = await trx
    .insertInto('utilisateur')
    .values(utilisateur)
    .returning('utilisateurid')
    .executeTakeFirstOrThrow();
  return utilisateurid;
}
