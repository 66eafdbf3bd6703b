import type { Evenement } from '@comptoir/contract/suivi';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { orderedBy } from '../../db/order';
import { type Page, type Paging, searchPage } from '../../db/page';
import type { Db } from '../../db/pool';
import type { Reach } from '../access/reach';
import { isShown } from './lists.repository';

/** A record that has its own page, with the name that the audit log uses. */
export interface Sujet {
  objet: 'avance' | 'caisse' | 'client' | 'commande' | 'depense';
  id: RecordId;
}

/** SQL: a closing was counted, or its days were opened again. Its own screen shows its reason and its booking. */
const COUNT_OR_REOPENING = sql`(actiontype = 'Insert' OR apres ->> 'etat' = 'rouvert')`;

/**
 * SQL: the lines of the audit log about a record. A debt also has those about its payments, deleted ones included; a
 * register those about its counts and reopenings, its reversals and its transfers; an advance those about money spent
 * from it and given back.
 */
function linesOf({ objet, id }: Sujet, caisses: Reach) {
  const about = (of: string, which: ReturnType<typeof sql>) =>
    sql`SELECT activiteid, date FROM activite WHERE objet = ${of} AND objetid ${which} AND ${isShown(caisses)}`;
  const own = about(objet, sql`= ${id}`);
  if (objet === 'client') return own;
  if (objet === 'avance') {
    const poche = sql`(SELECT caisseid FROM avance WHERE avanceid = ${id})`;
    return sql`
      ${own} UNION ALL ${about('reglement', sql`IN (SELECT reglementid FROM reglement WHERE caisseid = ${poche})`)}
      UNION ALL ${about('transfert', sql`IN (SELECT transfertid FROM transfert WHERE sourceid = ${poche})`)}`;
  }
  if (objet === 'caisse') {
    const arretes = about('arrete', sql`IN (SELECT arreteid FROM arrete WHERE caisseid = ${id})`);
    const contrepassations = sql`IN (
      SELECT mouvementcaisseid FROM mouvementcaisse
      WHERE caisseid = ${id} AND contrepasseid IS NOT NULL AND supprimele IS NULL)`;
    const transferts = sql`IN (SELECT transfertid FROM transfert WHERE sourceid = ${id} OR cibleid = ${id})`;
    return sql`
      ${own} UNION ALL ${arretes} AND ${COUNT_OR_REOPENING} UNION ALL ${about('mouvementcaisse', contrepassations)}
      UNION ALL ${about('transfert', transferts)}`;
  }
  // Expenses and orders share no id (PRODUCT 1.5).
  const ofReglements = sql`IN (SELECT reglementid FROM reglement WHERE depenseid = ${id})`;
  return sql`${own} UNION ALL ${about('reglement', ofReglements)}`;
}

/** Returns the history of a record, newest first, limited to the registers that the reader reaches (PRODUCT G, Q). */
export function pageOfSuivi(db: Db, sujet: Sujet, caisses: Reach, paging: Paging): Promise<Page<Evenement>> {
  return searchPage(
    db,
    {
      keys: linesOf(sujet, caisses),
      ...orderedBy('DESC', 'date', 'activiteid'),
      rows: sql`
        SELECT a.activiteid, a.date, coalesce(trim(u.prenom || ' ' || u.nom), '') AS utilisateur, a.actiontype, a.objet,
          CASE WHEN a.objet IN ('reglement', 'transfert')
            THEN coalesce(a.apres ->> 'montant', a.avant ->> 'montant')::bigint END AS montant,
          CASE a.objet WHEN 'reglement' THEN coalesce(a.apres ->> 'caisse', a.avant ->> 'caisse')
            WHEN 'transfert' THEN a.libelle END AS caisse,
          a.objet = 'reglement' AND a.apres ->> 'contrepassele' IS NOT NULL AS contrepasse,
          CASE WHEN a.objet IN ('commande', 'avance', 'transfert') AND a.apres -> 'etat' <> a.avant -> 'etat'
            THEN a.apres -> 'etat' END AS etat
        FROM page JOIN activite AS a USING (activiteid) LEFT JOIN utilisateur AS u USING (utilisateurid)`,
    },
    paging,
  );
}
