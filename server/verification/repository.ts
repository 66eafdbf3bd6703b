import type { EtatImprime } from '@comptoir/domain/imprime';
import type { ReglementFrom } from '@comptoir/domain/reglement';
import type { Francs } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../db/pool';
import { runPrepared } from '../db/prepared';

/**
 * What the public page may say of a document, in francs. `date` and `montant` are of its payment as it is now, `total`
 * and `paye` of the order that it paid; null for an expense, or when the order was deleted. `suivant` is the number of
 * the document that replaced it, null for none.
 */
export interface Verifie {
  numero: string;
  etat: EtatImprime;
  suivant: string | null;
  from: ReglementFrom;
  date: string;
  montant: Francs;
  total: Francs | null;
  paye: Francs | null;
}

/** Returns the document that a token opens: nobody's name, no label, nothing by which a person is known. */
export async function findVerifie(db: Db, jeton: string): Promise<Verifie | undefined> {
  const found = sql<Verifie>`
    SELECT i.numero, i.etat, s.numero AS suivant, r."from", r.date, r.net AS montant, o.montant AS total, o.regle AS paye
    FROM imprime AS i JOIN reglement AS r ON r.reglementid = i.objetid AND i.objet = 'reglement'
    LEFT JOIN imprime AS s ON s.imprimeid = i.remplacepar
    LEFT JOIN commande AS o ON r."from" = 1 AND o.commandeid = r.depenseid AND o.supprimele IS NULL
    WHERE i.jeton = ${jeton}`;
  return (await runPrepared(db, found)).rows[0];
}
