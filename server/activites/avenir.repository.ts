import type { DateAVenir } from '@comptoir/contract/activites';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { type Reach, withinReach } from '../frame/access/reach';
import { readVerdict } from '../ledger/verdict.repository';

/** The invariant about dates after today. */
const AHEAD = 'I27';

/**
 * Returns the records that the last check of the ledger found dated after today and that nobody corrected since, the
 * latest date first. A transfer leads to its source, or to its target when the source is not reached or is an advance.
 */
export async function readAvenir(db: Db, today: string, caisses: Reach): Promise<DateAVenir[]> {
  const told = (await readVerdict(db)).find(({ id }) => id === AHEAD)?.rows ?? [];
  const { rows } = await sql<DateAVenir>`
    SELECT v.objet, v.id AS objetid, d.date, d.libelle, d.fiche, d.ficheid
    FROM jsonb_to_recordset(${JSON.stringify(told)}::jsonb) AS v (objet text, id integer)
    CROSS JOIN LATERAL (
      SELECT date, libelle, 'depense' AS fiche, depenseid AS ficheid FROM depense
      WHERE v.objet = 'depense' AND depenseid = v.id AND supprimele IS NULL
      UNION ALL
      SELECT date, libelle, CASE "from" WHEN 0 THEN 'depense' ELSE 'commande' END, depenseid
      FROM (SELECT * FROM reglement WHERE supprimele IS NULL) AS r JOIN caisse USING (caisseid)
      WHERE v.objet = 'reglement' AND reglementid = v.id ${withinReach(caisses)}
      UNION ALL
      SELECT date, libelle, 'caisse', caisseid
      FROM (SELECT * FROM mouvementcaisse WHERE supprimele IS NULL) AS m JOIN caisse USING (caisseid)
      WHERE v.objet = 'mouvementcaisse' AND mouvementcaisseid = v.id ${withinReach(caisses)}
      UNION ALL
      SELECT jusquau, libelle, 'caisse', caisseid
      FROM (SELECT * FROM arrete WHERE etat = 'valide') AS a JOIN caisse USING (caisseid)
      WHERE v.objet = 'arrete' AND arreteid = v.id ${withinReach(caisses)}
      UNION ALL
      (SELECT greatest(date, datereponse), libelle, 'caisse', caisseid
      FROM transfert AS t JOIN caisse ON caisseid IN (sourceid, cibleid)
      WHERE v.objet = 'transfert' AND transfertid = v.id AND t.etat IN ('envoye', 'recu') ${withinReach(caisses)}
      ORDER BY nature = 'avance', caisseid <> sourceid LIMIT 1)
    ) AS d
    WHERE d.date > ${today}::date ORDER BY d.date DESC, v.objet, v.id
  `.execute(db);
  return rows;
}
