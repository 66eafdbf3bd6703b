import type { Doublon } from '@comptoir/contract/doublons';
import { libelleCommande } from '@comptoir/domain/commande';
import { REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { Count, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import type { Question } from '../db/together';
import { type Reach, withinReach } from '../frame/access/reach';

const MOST: Count = 5;

type Row = Omit<NonNullable<Doublon['porteur']>, 'libelle'> &
  Pick<Doublon, 'date'> & { libelle: string | null; client: string; isVu: boolean };

function doublonOf({ date, isVu, client, libelle, ...row }: Row): Doublon {
  if (!isVu) return { date, porteur: null };
  return { date, porteur: { ...row, libelle: libelle ?? libelleCommande({ commandeid: row.depenseid, client }) } };
}

/** What the reader of other records may see: payments of these kinds, by these registers. */
interface Readable {
  kinds: readonly ReglementFrom[];
  caisses: Reach;
}

/**
 * Returns the records that have a file with this SHA-256, except those of the debt `sauf`: payments that settle, and
 * expenses; one for each debt, the newest first. The reader sees those of `kinds` and `caisses`.
 */
export async function porteursOf(
  db: Db,
  { empreinte, sauf }: { empreinte: string; sauf?: RecordId | undefined },
  { kinds, caisses }: Readable,
): Promise<Doublon[]> {
  const vu = sql`("from" = ANY(${kinds}::smallint[])
    AND (caisseid IS NULL OR ${caisses}::integer[] IS NULL OR caisseid = ANY(${caisses}::integer[])))`;
  const { rows } = await sql<Row>`
    WITH porteur AS (
      SELECT r."from", r.depenseid, r.date, r.net AS montant, r.caisseid, r.reglementid
      FROM fichier AS f JOIN reglement AS r ON r.reglementid = f.proprietaireid
      WHERE f.sha256 = ${empreinte} AND f.supprimele IS NULL AND f.proprietaire = 'reglement'
        AND r.supprimele IS NULL AND r.contrepassele IS NULL
      UNION ALL
      SELECT 0, d.depenseid, d.date, d.montant, NULL, NULL
      FROM fichier AS f JOIN depense AS d ON d.depenseid = f.proprietaireid
      WHERE f.sha256 = ${empreinte} AND f.supprimele IS NULL AND f.proprietaire = 'depense' AND d.supprimele IS NULL
    ), un AS (
      SELECT DISTINCT ON (depenseid) *, ${vu} AS "isVu" FROM porteur
      WHERE depenseid IS DISTINCT FROM ${sauf ?? null}::integer
      ORDER BY depenseid, ${vu} DESC, reglementid DESC NULLS LAST
    )
    SELECT u."from", u.depenseid, u.date, u.montant, u."isVu", d.libelle, coalesce(k.libelleclient, '') AS client,
      coalesce((
        SELECT numero FROM imprime WHERE objet = 'reglement' AND objetid = u.reglementid
        ORDER BY imprimeid DESC LIMIT 1), '') AS numero
    FROM un AS u
    LEFT JOIN depense AS d ON u."from" = 0 AND d.depenseid = u.depenseid
    LEFT JOIN commande AS o ON u."from" = 1 AND o.commandeid = u.depenseid
    LEFT JOIN client AS k ON k.clientid = o.clientid
    ORDER BY u.date DESC, u.depenseid DESC LIMIT ${MOST}
  `.execute(db);
  return rows.map(doublonOf);
}

/** SQL of the ids of payments that settle and whose file a record of another debt has, which the reader sees. */
export const memePreuve = ({ kinds, caisses }: Readable) => sql`(
  WITH deux AS (
    SELECT sha256 FROM fichier WHERE supprimele IS NULL AND proprietaire IN ('reglement', 'depense')
    GROUP BY sha256 HAVING count(*) > 1
  ), porteur AS (
    SELECT f.sha256, r.depenseid, r.reglementid
    FROM deux JOIN fichier AS f USING (sha256) JOIN reglement AS r ON r.reglementid = f.proprietaireid
    WHERE f.supprimele IS NULL AND f.proprietaire = 'reglement' AND r.supprimele IS NULL AND r.contrepassele IS NULL
      AND "from" IN (${sql.join(kinds.map((kind) => sql.lit(kind)))}) ${withinReach(caisses)}
    UNION ALL
    SELECT f.sha256, d.depenseid, NULL
    FROM deux JOIN fichier AS f USING (sha256) JOIN depense AS d ON d.depenseid = f.proprietaireid
    WHERE f.supprimele IS NULL AND f.proprietaire = 'depense' AND d.supprimele IS NULL
      AND ${kinds.includes(REGLEMENT_FROM.depense)}
  )
  SELECT p.reglementid FROM porteur AS p JOIN porteur AS q USING (sha256)
  WHERE p.reglementid IS NOT NULL AND p.depenseid <> q.depenseid)`;

/**
 * Whether the organisation blocks a proof that was used already; it then makes others who send the same bytes wait for
 * the end of this transaction.
 */
export const isPreuveUnique = (empreinte: string): Question<boolean> => ({
  query: () =>
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${empreinte}, 0)) FROM organisation WHERE preuveunique = 1`,
  told: (rows) => rows.length > 0,
});
