import { lienOf } from '@comptoir/contract/fichierRules';
import { fieldsOf } from '@comptoir/contract/fields';
import { type Utilisateur, UtilisateurFields } from '@comptoir/contract/utilisateurs';
import { joursRestants } from '@comptoir/domain/expiration';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { columnsOf } from '../db/columns';
import { keptTotal } from '../db/kept';
import { orderedBy } from '../db/order';
import { type Page, type Paging, readPage, searchPage } from '../db/page';
import type { Db } from '../db/pool';
import { changeRecord } from '../db/records.repository';
import { rechercheOf } from '../frame/access/comptes.repository';
import { holdOff } from '../frame/access/gate.repository';
import { PERMANENTE } from '../frame/access/reach';
import { foundIn } from '../recherche/conditions';
import { termeOf } from '../recherche/terme';

/** A user, without the fields that depend on the reader. */
export type UtilisateurRecord = Omit<Utilisateur, 'modifiable'>;

/** A row as SQL gives it: it has the photo's file instead of its path, and not yet the days left. */
type Row = Omit<UtilisateurRecord, 'photo' | 'joursrestants'> & {
  documentid: RecordId | null;
  fichier: string | null;
};

// An ended session has no row; the audit log still knows the user's last action.
const COLUMNS = sql`
  u.utilisateurid, ${columnsOf('utilisateur', 'u')}, p.libelle AS libelleprofil,
  u.verrouille, u.motdepassetemporaire, u.caisses, u.createdon, u.version,
  EXISTS (SELECT FROM facteur AS t WHERE t.utilisateurid = u.utilisateurid AND t.confirme IS NOT NULL) AS doublefacteur,
  greatest(
    (SELECT max(s.dernierusage) FROM session AS s WHERE s.utilisateurid = u.utilisateurid),
    (SELECT a.date FROM activite AS a
      WHERE a.utilisateurid = u.utilisateurid ORDER BY a.date DESC, a.activiteid DESC LIMIT 1)
  ) AS dernierusage,
  f.documentid, f.nom AS fichier`;

const JOINED = sql`
  JOIN profil AS p ON p.profilid = u.profilid
  LEFT JOIN fichier AS f
    ON f.proprietaire = 'utilisateur' AND f.proprietaireid = u.utilisateurid AND f.supprimele IS NULL`;

function shownAs({ documentid, fichier, ...row }: Row, today: string): UtilisateurRecord {
  return {
    ...row,
    joursrestants: joursRestants(row.dateexpiration, today),
    photo: lienOf({ documentid, nom: fichier }),
  };
}

const LIVE_KEYS = sql`
  SELECT utilisateurid, recherche COLLATE "C" AS cle FROM utilisateur AS t WHERE supprimele IS NULL`;

const SHOWN = {
  ...orderedBy('ASC', 'cle', 'utilisateurid'),
  rows: sql`SELECT page.cle, ${COLUMNS} FROM page JOIN utilisateur AS u USING (utilisateurid) ${JOINED}`,
};

/**
 * Reads a page, by name, of the users whose name, username, address or phone contains the term; `profilid` narrows it
 * to one profile.
 */
export async function pageOfUtilisateurs(
  db: Db,
  { search, profilid, today, ...paging }: Paging & { search: string; profilid?: RecordId | undefined; today: string },
): Promise<Page<UtilisateurRecord>> {
  const list = { ...SHOWN, total: keptTotal(['utilisateur']), keys: LIVE_KEYS };
  const ofProfil = profilid === undefined ? sql`` : sql`AND profilid = ${profilid}`;
  const terme = termeOf(search, null);
  const ofAll = sql`${LIVE_KEYS} ${ofProfil}`;
  const found = { ...SHOWN, keys: terme ? foundIn('utilisateur', ofAll, terme) : ofAll };
  const { data, count } =
    !terme && profilid === undefined ? await readPage<Row>(db, list, paging) : await searchPage<Row>(db, found, paging);
  return { data: data.map((row) => shownAs(row, today)), count };
}

/** The live user; `today` is Abidjan's plain date. */
export async function findUtilisateur(
  db: Db,
  utilisateurid: RecordId,
  today: string,
): Promise<UtilisateurRecord | undefined> {
  const { rows } = await sql<Row>`
    SELECT ${COLUMNS} FROM utilisateur AS u ${JOINED}
    WHERE u.utilisateurid = ${utilisateurid} AND u.supprimele IS NULL
  `.execute(db);
  return rows[0] && shownAs(rows[0], today);
}

/** Whether another live user signs in with this name, in any case. */
export async function isUsernameTaken(db: Db, username: string, except: number | null): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM utilisateur
    WHERE lower(username) = lower(${username}::text) AND supprimele IS NULL
      AND utilisateurid IS DISTINCT FROM ${except}::integer
  `.execute(db);
  return rows.length > 0;
}

export async function updateUtilisateur(trx: Db, utilisateurid: RecordId, fields: UtilisateurFields): Promise<void> {
  await holdOff(trx, 'utilisateur', utilisateurid);
  const row = { ...fieldsOf(UtilisateurFields, fields), recherche: rechercheOf(fields) };
  await changeRecord(trx, 'utilisateur', utilisateurid, row);
}

/** The other changes of a user. `motdepasse` is a PHC string, `supprimele` an instant. */
type Change =
  | { verrouille: boolean }
  | { caisses: number[] | null }
  | { supprimele: string }
  | { motdepasse: string; motdepassetemporaire: true };

/** Changes a user. It first waits for the writes that the user has begun; later writes see the change. */
export async function changeUtilisateur(trx: Db, utilisateurid: RecordId, change: Change): Promise<void> {
  await holdOff(trx, 'utilisateur', utilisateurid);
  await changeRecord(trx, 'utilisateur', utilisateurid, change);
}

/**
 * Returns the registers among these that are live and may be given by name: an advance belongs to its holder (ADR
 * 0039).
 */
export async function liveCaisses(db: Db, caisseids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ caisseid: RecordId }>`
    SELECT caisseid FROM caisse WHERE caisseid = ANY(${caisseids}::integer[]) AND supprimele IS NULL AND ${PERMANENTE}
      ORDER BY caisseid
  `.execute(db);
  return rows.map(({ caisseid }) => caisseid);
}
