import type { EtatImprime, Serie } from '@comptoir/domain/imprime';
import type { Francs } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { runPrepared } from '../db/prepared';

/**
 * What the public page may say of a document, in francs. `date` and `montant` are of its payment or transfer as it is
 * now, of a closing its day and what was counted; that of an order has the order's date and no `montant`. `total` and
 * `paye` are of the order, or of the order that was paid; null for anything else, or when the order was deleted.
 * `suivant` is the number of the document that replaced it, null for none.
 */
export interface Verifie {
  numero: string;
  etat: EtatImprime;
  suivant: string | null;
  serie: Serie;
  date: string;
  montant: Francs | null;
  total: Francs | null;
  paye: Francs | null;
}

/** Returns the document that a token opens: nobody's name, no label, nothing by which a person is known. */
export async function findVerifie(db: Db, jeton: string): Promise<Verifie | undefined> {
  const found = sql<Verifie>`
    SELECT i.numero, i.etat, i.serie, s.numero AS suivant,
      coalesce(r.date, t.date, z.jusquau, (o.createdon AT TIME ZONE 'UTC')::date) AS date, coalesce(r.net, t.montant, z.compte) AS montant,
      CASE WHEN o.supprimele IS NULL THEN o.montant END AS total, CASE WHEN o.supprimele IS NULL THEN o.regle END AS paye
    FROM imprime AS i LEFT JOIN reglement AS r ON i.objet = 'reglement' AND r.reglementid = i.objetid
    LEFT JOIN transfert AS t ON i.objet = 'transfert' AND t.transfertid = i.objetid
    LEFT JOIN arrete AS z ON i.objet = 'arrete' AND z.arreteid = i.objetid
    LEFT JOIN imprime AS s ON s.imprimeid = i.remplacepar
    LEFT JOIN commande AS o ON o.commandeid =
      CASE WHEN i.objet = 'commande' THEN i.objetid WHEN r."from" = 1 THEN r.depenseid END
    WHERE i.jeton = ${jeton}`;
  return (await runPrepared(db, found)).rows[0];
}
