import { formatTelephone } from '@comptoir/domain/telephone';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';

/** Lets one first start run at a time, so that two servers make one administrator. */
const FIRST_START_LOCK = 4280;

export async function lockFirstStart(trx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${FIRST_START_LOCK})`.execute(trx);
}

export async function hasUtilisateur(db: Db): Promise<boolean> {
  return (await db.selectFrom('utilisateur').select('utilisateurid').limit(1).executeTakeFirst()) !== undefined;
}

/** Creates a profile with exactly these permissions; returns its id. */
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

/** The identity of a user, without the sign-in data. */
export interface Identite {
  nom: string;
  prenom: string;
  username: string;
  email: string;
  /** Ten digits, or empty. */
  contact: string;
}

/**
 * Returns the text by which a user is found and sorted: names first; the phone number both as plain digits and in
 * pairs, as the screens show it.
 */
export function rechercheOf({ nom, prenom, username, email, contact }: Identite): string {
  const telephone = contact === '' ? '' : `${contact} ${formatTelephone(contact)}`;
  return searchKey(`${nom} ${prenom} ${username} ${email} ${telephone}`);
}

export interface NewUtilisateur
  extends Omit<Identite, 'email' | 'contact'>,
    Partial<Pick<Identite, 'email' | 'contact'>> {
  /** PHC string. */
  motdepasse: string;
  motdepassetemporaire: boolean;
  profilid: RecordId;
  sexe?: 'M' | 'F' | null;
  datenaissance?: string | null;
  adresse?: string;
  dateexpiration?: string | null;
  caisses?: readonly number[] | null;
  /** ISO 8601 UTC. */
  createdon?: string;
}

export async function insertUtilisateur(trx: Db, { caisses = null, ...utilisateur }: NewUtilisateur): Promise<number> {
  const { utilisateurid } = await trx
    .insertInto('utilisateur')
    .values({
      ...utilisateur,
      caisses: caisses && [...caisses],
      recherche: rechercheOf({ email: '', contact: '', ...utilisateur }),
    })
    .returning('utilisateurid')
    .executeTakeFirstOrThrow();
  return utilisateurid;
}
