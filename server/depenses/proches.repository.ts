import type { Received } from '@comptoir/contract/call';
import type { Doublon, doublons } from '@comptoir/contract/doublons';
import { JOURS_PROCHES } from '@comptoir/domain/doublon';
import type { Count } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/pool';
import type { Reach } from '../frame/access/reach';

const MOST: Count = 5;

/** SQL of the text by which labels and names are compared: without case and accents. */
const cleOf = (texte: RawBuilder<unknown>) =>
  sql`lower(regexp_replace(normalize(${texte}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;

/**
 * SQL: of a row `t` of the expenses, another live expense that is nearly equal (domain/doublon, ADR 0061).
 * Because of OFFSET it is looked up for each row by its index, and not joined to the whole table.
 */
export const SEMBLABLE = sql`(
  SELECT FROM depense AS autre
  WHERE autre.supprimele IS NULL AND autre.montant = t.montant AND autre.depenseid <> t.depenseid
    AND autre.date BETWEEN t.date - ${sql.lit(JOURS_PROCHES)} AND t.date + ${sql.lit(JOURS_PROCHES)}
    AND ${cleOf(sql`autre.libelle`)} = ${cleOf(sql`t.libelle`)}
  OFFSET 0)`;

type Saisie = Received<typeof doublons.depenses>['query'];

/**
 * Returns the live expenses that are nearly equal to one that is typed (domain/doublon), the newest first; also those
 * whose payment, by a register in reach, names the same beneficiary.
 */
export async function depensesProches(
  db: Db,
  { depenseid, montant, date, libelle, beneficiaire }: Saisie,
  caisses: Reach,
): Promise<Doublon[]> {
  const { rows } = await sql<{ date: string } & NonNullable<Doublon['porteur']>>`
    SELECT 0 AS "from", d.depenseid, d.libelle, d.date, d.montant, '' AS numero
    FROM depense AS d
    WHERE d.supprimele IS NULL AND d.montant = ${montant} AND d.depenseid IS DISTINCT FROM ${depenseid ?? null}::integer
      AND d.date BETWEEN ${date}::date - ${JOURS_PROCHES}::integer AND ${date}::date + ${JOURS_PROCHES}::integer
      AND (${cleOf(sql`d.libelle`)} = ${cleOf(sql`${libelle}::text`)} OR EXISTS (
        SELECT FROM reglement AS r
        WHERE r.depenseid = d.depenseid AND r.supprimele IS NULL AND r.contrepassele IS NULL AND r.beneficiaire <> ''
          AND ${cleOf(sql`r.beneficiaire`)} = ${cleOf(sql`${beneficiaire}::text`)}
          AND (${caisses}::integer[] IS NULL OR r.caisseid = ANY(${caisses}::integer[]))))
    ORDER BY d.date DESC, d.depenseid DESC LIMIT ${MOST}
  `.execute(db);
  return rows.map(({ date, ...porteur }) => ({ date, porteur }));
}
