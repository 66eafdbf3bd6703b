import type { EtatImprime, Serie } from '@comptoir/domain/imprime';
import type { Francs } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { runPrepared } from '../db/prepared';

/** The facts of a document on its public page, in francs. */
export interface Verifie {
  numero: string;
  etat: EtatImprime;
  /** The number of the document that replaced it, or null. */
  suivant: string | null;
  serie: Serie;
  /** The day of the payment or transfer as it is now, of the closing, or of the order. */
  date: string;
  /** The amount of the payment or transfer as it is now, or the counted amount; null for an order. */
  montant: Francs | null;
  /**
   * The total of the order, or of the order that was paid, and `paye` the paid part; null otherwise, or when the order
   * was deleted.
   */
  total: Francs | null;
  paye: Francs | null;
}

/** Returns the document that a token opens, without any name or label by which a person is known. */
export async function findVerifie(db: Db, jeton: string): Promise<Verifie | undefined> {
  const found = sql<Verifie>`
    SELECT i.numero, i.etat, i.serie, s.numero AS suivant,
      coalesce(r.date, t.date, z.jusquau, (o.createdon AT TIME ZONE 'UTC')::date) AS date,
      coalesce(r.net, t.montant, z.compte) AS montant,
      CASE WHEN o.supprimele IS NULL THEN o.montant END AS total,
      CASE WHEN o.supprimele IS NULL THEN o.regle END AS paye
    FROM imprime AS i LEFT JOIN reglement AS r ON i.objet = 'reglement' AND r.reglementid = i.objetid
    LEFT JOIN transfert AS t ON i.objet = 'transfert' AND t.transfertid = i.objetid
    LEFT JOIN arrete AS z ON i.objet = 'arrete' AND z.arreteid = i.objetid
    LEFT JOIN imprime AS s ON s.imprimeid = i.remplacepar
    LEFT JOIN commande AS o ON o.commandeid =
      CASE WHEN i.objet = 'commande' THEN i.objetid WHEN r."from" = 1 THEN r.depenseid END
    WHERE i.jeton = ${jeton}`;
  return (await runPrepared(db, found)).rows[0];
}
