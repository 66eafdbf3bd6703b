import {
  ASSEZ,
  estNomme,
  faitsOuNon,
  type MisEnPlace,
  type Pas,
  premiersPasDe,
  REGLEMENTS_D_USAGE,
} from '@comptoir/domain/premierspas';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { withinReach } from '../frame/access/reach';
import type { Session } from '../frame/access/session';

const anyLive = (table: 'caisse' | 'utilisateur' | 'depense' | 'reglement') =>
  sql`SELECT FROM ${sql.table(table)} WHERE supprimele IS NULL`;

/** SQL of the live rows, by an index without deleted rows, of which there may be many. */
const BY_INDEX = {
  utilisateurs: sql`${anyLive('utilisateur')} ORDER BY recherche COLLATE "C", utilisateurid`,
  depense: sql`${anyLive('depense')} ORDER BY date DESC, depenseid DESC`,
  reglement: sql`${anyLive('reglement')} ORDER BY date DESC, reglementid DESC`,
};

/** Returns the first steps of the session's user, each done or not. Reads nothing for a user without steps. */
export async function premiersPasOf(
  db: Db,
  { utilisateurid, permissions, caisses }: Pick<Session, 'utilisateurid' | 'permissions' | 'caisses'>,
): Promise<Pas[]> {
  const etapes = premiersPasDe(permissions);
  if (etapes.length === 0) return [];
  // Counts rows only up to the number that decides.
  const upTo = (name: keyof MisEnPlace, rows: ReturnType<typeof anyLive>, most: number = ASSEZ[name]) =>
    sql`(SELECT count(*) FROM (${rows} LIMIT ${sql.lit(most)}) AS found) AS ${sql.ref(name)}`;
  const { rows } = await sql<Omit<MisEnPlace, 'nom'> & { qui: { prenom: string; nom: string } }>`
    SELECT (SELECT count(*) FROM organisation WHERE compagnie IS NOT NULL AND EXISTS (
        SELECT FROM fichier
          WHERE proprietaire = 'organisation' AND proprietaireid = organisationid AND supprimele IS NULL
      )) AS organisation,
      ${upTo('caisse', sql`${anyLive('caisse')} ${withinReach(caisses)}`)},
      ${upTo('utilisateurs', BY_INDEX.utilisateurs)},
      ${upTo('depense', BY_INDEX.depense)}, ${upTo('reglement', BY_INDEX.reglement, REGLEMENTS_D_USAGE)},
      (SELECT json_build_object('prenom', prenom, 'nom', nom)
        FROM utilisateur WHERE utilisateurid = ${utilisateurid}) AS qui
  `.execute(db);
  const [{ qui, ...there }] = rows as [(typeof rows)[number]];
  return faitsOuNon(etapes, { ...there, nom: estNomme(qui) });
}
