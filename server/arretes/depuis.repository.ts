import type { Arrete } from '@comptoir/contract/arretes';
import {
  type ComptagePv,
  type Depuis,
  type LignePv,
  MAX_COMPTAGES_PV,
  MAX_LIGNES_PV,
} from '@comptoir/contract/imprimes/depuis';
import type { Francs } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

/**
 * Returns the ledger from the day's closing before this one to this one (ADR 0049). A closing that was reopened before
 * this one was written does not count; one that is reopened later still does, so the minutes never change.
 */
export async function ledgerDepuis(
  db: Db,
  { caisseid, numero, seq, createdon }: Pick<Arrete, 'caisseid' | 'numero' | 'seq' | 'createdon'>,
): Promise<Depuis> {
  const { rows } = await sql<NonNullable<Depuis['dernier']> & { seq: number; attendu: Francs }>`
    SELECT numero, jusquau, seq, attendu FROM arrete
    WHERE caisseid = ${caisseid} AND numero < ${numero} AND nature = 'journee'
      AND (rouvertle IS NULL OR rouvertle > ${createdon})
    ORDER BY numero DESC LIMIT 1
  `.execute(db);
  const dernier = rows[0];
  const between = sql`caisseid = ${caisseid} AND seq > ${dernier?.seq ?? 0}::integer AND seq <= ${seq}::integer`;
  const sums = await sql<Pick<Depuis, 'nombre' | 'entrees' | 'sorties'>>`
    SELECT count(*) AS nombre, coalesce(sum(montant) FILTER (WHERE montant > 0), 0)::bigint AS entrees,
      coalesce(-sum(montant) FILTER (WHERE montant < 0), 0)::bigint AS sorties
    FROM ecriture WHERE ${between}
  `.execute(db);
  const lines = await sql<LignePv>`
    SELECT e.seq, CASE e.motif WHEN 'creation' THEN m.createdon ELSE e.createdon END AS createdon, e.motif, e.montant,
      m.origine, m.description
    FROM (SELECT * FROM ecriture WHERE ${between} ORDER BY seq DESC LIMIT ${MAX_LIGNES_PV}) AS e
    JOIN mouvementcaisse AS m USING (mouvementcaisseid) ORDER BY e.seq
  `.execute(db);
  const counts = await sql<ComptagePv>`
    SELECT numero, nature, jusquau, compte, ecart FROM (
      SELECT * FROM arrete
      WHERE caisseid = ${caisseid} AND numero > ${dernier?.numero ?? 0}::integer AND numero < ${numero}::integer
      ORDER BY numero DESC LIMIT ${MAX_COMPTAGES_PV}) AS a
    ORDER BY numero
  `.execute(db);
  return {
    dernier: dernier ? { numero: dernier.numero, jusquau: dernier.jusquau } : null,
    depart: dernier?.attendu ?? 0,
    ...(sums.rows[0] as Pick<Depuis, 'nombre' | 'entrees' | 'sorties'>),
    lignes: lines.rows,
    comptages: counts.rows,
  };
}
