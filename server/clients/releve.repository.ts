import { checkLignesReleve } from '@comptoir/contract/clientRules';
import type { Releve } from '@comptoir/contract/clients';
import { MAX_LIGNES_RELEVE } from '@comptoir/domain/limits';
import type { Periode } from '@comptoir/domain/periode';
import { libelleReleve, type PieceReleve, releveOf } from '@comptoir/domain/releve';
import type { Count, Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

/**
 * SQL of the orders and payments of a client and their reversals (ADR 0034), each by its day. Expenses and orders share
 * one series of ids (PRODUCT 1.5), so a payment with the id of one of these orders pays that order. A payment may have
 * an earlier date than its order.
 */
const piecesOf = (clientid: RecordId) => sql`
  WITH o AS MATERIALIZED (
    SELECT commandeid, createdon, montant FROM commande WHERE clientid = ${clientid} AND supprimele IS NULL
  ), piece AS MATERIALIZED (
    SELECT (createdon AT TIME ZONE 'UTC')::date AS date, 'commande' AS nature, commandeid, NULL::integer AS reglementid,
      montant, montant AS du
    FROM o
    UNION ALL
    SELECT l.date, l.nature, o.commandeid, r.reglementid, r.net, l.du
    FROM o JOIN reglement AS r ON r.depenseid = o.commandeid AND r.supprimele IS NULL
    CROSS JOIN LATERAL (VALUES (r.date, 'reglement', -r.net), (r.contrepassele, 'contrepassation', r.net))
      AS l (date, nature, du)
    WHERE l.date IS NOT NULL
  )`;

/**
 * SQL of the surplus of these orders' payments held at the end of a day (ADR 0052): what came in less what left,
 * without payments reversed by then.
 */
const troppercuAu = (datefin: string) => sql`(
  SELECT greatest(coalesce(sum(CASE m.type WHEN 1 THEN m.montant ELSE -m.montant END), 0), 0)
  FROM o JOIN reglement AS r ON r.depenseid = o.commandeid JOIN mouvementcaisse AS m ON m.tropde = r.reglementid
  WHERE m.supprimele IS NULL AND m.date <= ${datefin}::date
    AND (m.contrepassele IS NULL OR m.contrepassele > ${datefin}::date))`;

/** A line of the statement, or only `report`, the sum before it, and `troppercu`, when the period has no line. */
interface Row extends Omit<PieceReleve, 'libelle'> {
  report: number;
  troppercu: Francs;
  present: true | null;
  premier: string | null;
  nombre: Count;
}

/**
 * Reads the lines of the statement, and one more than allowed when there are too many. An order comes with its first
 * article and its number of articles.
 */
function readPieces(db: Db, clientid: RecordId, { datedebut, datefin }: Periode) {
  return sql<Row>`
    ${piecesOf(clientid)}
    SELECT avant.*, l.* FROM (
      SELECT coalesce(sum(du), 0) AS report, ${troppercuAu(datefin)} AS troppercu
      FROM piece WHERE date < ${datedebut}::date
    ) AS avant LEFT JOIN (
      SELECT true AS present, p.date, p.nature, p.commandeid, p.reglementid, p.montant, d.premier, d.nombre
      FROM (
        SELECT * FROM piece WHERE date BETWEEN ${datedebut}::date AND ${datefin}::date
        LIMIT ${sql.lit(MAX_LIGNES_RELEVE + 1)}
      ) AS p CROSS JOIN LATERAL (
        SELECT (array_agg(libelle ORDER BY rang))[1] AS premier, count(*) AS nombre
        FROM detailcommande WHERE detailcommande.commandeid = p.commandeid AND p.nature = 'commande'
      ) AS d
    ) AS l ON true
  `.execute(db);
}

/**
 * Reads the statement of a client at one instant (PRODUCT M). Throws `client.releve_trop_long` when it has more lines
 * than allowed, because a cut statement would be wrong.
 */
export async function readReleve(db: Db, clientid: RecordId, periode: Periode): Promise<Releve> {
  const { rows } = await readPieces(db, clientid, periode);
  const pieces = rows.filter(({ present }) => present);
  checkLignesReleve(pieces.length);
  const { report = 0, troppercu = 0 } = rows[0] ?? {};
  const releve = releveOf(
    report,
    pieces.map(({ date, nature, commandeid, reglementid, montant, premier, nombre }) => {
      const libelle = libelleReleve(premier ?? '', nombre);
      return { date, nature, libelle, commandeid, reglementid, montant };
    }),
  );
  return { ...releve, troppercu };
}
