import type { Profil, ProfilChoice } from '@comptoir/contract/profils';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import { orderedBy } from '../db/order';
import { type Page, type Paging, readPage } from '../db/page';
import type { Db } from '../db/pool';
import { changeRecord } from '../db/records.repository';
import { holdOff } from '../frame/access/gate.repository';

const COLUMNS = sql`
  f.profilid, f.libelle, f.version,
  ARRAY(SELECT nom FROM permission AS p WHERE p.profilid = f.profilid ORDER BY nom COLLATE "C") AS permissions,
  ((SELECT total FROM compteur WHERE nom = 'profil.' || f.profilid)
    + (SELECT coalesce(sum(delta), 0) FROM compteur_delta WHERE nom = 'profil.' || f.profilid)) AS nombreutilisateur`;

export function listProfilChoices(db: Db): Promise<ProfilChoice[]> {
  return db
    .selectFrom('profil')
    .select(['profilid', 'libelle'])
    .where('supprimele', 'is', null)
    .orderBy('cle')
    .orderBy('profilid')
    .execute();
}

interface Tenus {
  moduleid?: RecordId | undefined;
  fonctionnaliteid?: RecordId | undefined;
}

/** SQL: the profile holds a permission of the module (its own or a feature's), and that of the feature, if given. */
function ofTenus({ moduleid, fonctionnaliteid }: Tenus) {
  const holds = (noms: RawBuilder<unknown>) =>
    sql`AND EXISTS (SELECT FROM permission AS p WHERE p.profilid = profil.profilid AND p.nom IN (${noms}))`;
  const ofModule = sql`
    SELECT nom FROM module WHERE moduleid = ${moduleid}
    UNION ALL SELECT nom FROM fonctionnalite WHERE moduleid = ${moduleid}`;
  const ofFonctionnalite = sql`SELECT nom FROM fonctionnalite WHERE fonctionnaliteid = ${fonctionnaliteid}`;
  return sql`
    ${moduleid === undefined ? sql`` : holds(ofModule)}
    ${fonctionnaliteid === undefined ? sql`` : holds(ofFonctionnalite)}`;
}

/**
 * Reads a page, by label, of the profiles that hold the given permissions. There are few profiles, so each page counts
 * them.
 */
export function pageOfProfils(
  db: Db,
  { moduleid, fonctionnaliteid, ...paging }: Paging & Tenus,
): Promise<Page<Profil>> {
  const live = sql`FROM profil WHERE supprimele IS NULL ${ofTenus({ moduleid, fonctionnaliteid })}`;
  return readPage(
    db,
    {
      total: sql`(SELECT count(*) ${live})`,
      keys: sql`SELECT profilid, cle ${live}`,
      ...orderedBy('ASC', 'cle', 'profilid'),
      rows: sql`SELECT page.cle, ${COLUMNS} FROM page JOIN profil AS f USING (profilid)`,
    },
    paging,
  );
}

/** The live profile. */
export async function findProfil(db: Db, profilid: RecordId): Promise<Profil | undefined> {
  const { rows } = await sql<Profil>`
    SELECT ${COLUMNS} FROM profil AS f WHERE f.profilid = ${profilid} AND f.supprimele IS NULL
  `.execute(db);
  return rows[0];
}

/** Whether another live profile has this label, in any case and with any accents. */
export async function isLibelleTaken(db: Db, libelle: string, except: number | null): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM profil
    WHERE cle = ${searchKey(libelle)} AND supprimele IS NULL AND profilid IS DISTINCT FROM ${except}::integer
  `.execute(db);
  return rows.length > 0;
}

/**
 * Renames a profile. It first waits for the writes that users of the profile have begun; later writes see the change.
 */
export async function updateLibelle(trx: Db, profilid: RecordId, libelle: string): Promise<void> {
  await holdOff(trx, 'profil', profilid);
  await changeRecord(trx, 'profil', profilid, { libelle, cle: searchKey(libelle) });
}

/** Returns the profile of a user. */
export async function profilidOf(db: Db, utilisateurid: RecordId): Promise<number> {
  const { profilid } = await db
    .selectFrom('utilisateur')
    .select('profilid')
    .where('utilisateurid', '=', utilisateurid)
    .executeTakeFirstOrThrow();
  return profilid;
}
