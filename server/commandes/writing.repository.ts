import type { CommandeEntete } from '@comptoir/contract/commandes';
import type { LigneCommande, Totaux } from '@comptoir/domain/commande';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { insertedOf, setsOf } from '../db/columns';
import { ENVOI_COLUMNS, type Envoi, envoiValues } from '../db/envoi';
import type { Db } from '../db/pool';
import { runPrepared } from '../db/prepared';
import { type Question, writeLater } from '../db/together';
import { cancelImprime, type Numerotage } from '../ledger/imprimes/repository';

/** The typed fields of an order, and the figures that follow from them. */
export interface CommandeFields extends CommandeEntete {
  totaux: Totaux;
  lignes: readonly LigneCommande[];
}

const keyOf = (lignes: readonly LigneCommande[]) => searchKey(lignes.map(({ libelle }) => libelle).join(' '));

/** The searched text: the order's number as it is shown, and the labels of its items. */
const rechercheOf = (commandeid: ReturnType<typeof sql>, lignes: readonly LigneCommande[]) =>
  sql`'n° ' || ${commandeid} || ' ' || ${keyOf(lignes)}`;

/** The lines as rows, numbered from 1 in their typed order. */
const rowsOf = (lignes: readonly LigneCommande[]) => sql`
  unnest(
    ${lignes.map(({ libelle }) => libelle)}::text[],
    ${lignes.map(({ qtecmd }) => qtecmd)}::integer[],
    ${lignes.map(({ mnttotal }) => mnttotal)}::bigint[]
  ) WITH ORDINALITY AS l (libelle, qtecmd, mnttotal, rang)`;

/** The id of a new order, drawn before the statement that writes it. */
export const COMMANDE_ID: Question<RecordId, { commandeid: RecordId }> = {
  query: () => sql`SELECT nextval('dette_id')::integer AS commandeid`,
  told: ([drawn]) => (drawn as { commandeid: RecordId }).commandeid,
};

/**
 * Writes an order under its drawn id, its lines and its first delivery step in one statement. The client must be held.
 */
export function insertCommande(
  trx: Db,
  { totaux, lignes, ...entete }: CommandeFields,
  { commandeid, creepar, envoi, now }: { commandeid: RecordId; creepar: number; envoi: Envoi | null; now: string },
): Promise<void> {
  const { columns, values } = insertedOf('commande', entete);
  const id = sql`${commandeid}::integer`;
  const written = sql`
    WITH prise AS (
      INSERT INTO commande (commandeid, ${columns}, quantite, totallignes, montantreduction, montant, creepar,
        recherche, createdon, ${ENVOI_COLUMNS})
      VALUES (${id}, ${values}, ${totaux.quantite}, ${totaux.totallignes}, ${totaux.montantreduction},
        ${totaux.montanttotal}, ${creepar}, ${rechercheOf(id, lignes)}, ${now}, ${envoiValues(envoi)})
    ), lignes AS (
      INSERT INTO detailcommande (commandeid, rang, libelle, qtecmd, mnttotal)
      SELECT ${id}, l.rang, l.libelle, l.qtecmd, l.mnttotal FROM ${rowsOf(lignes)} ORDER BY l.rang
    )
    INSERT INTO statuscommande (commandeid, etat, utilisateurid, createdon)
    VALUES (${id}, 0, ${creepar}, ${now})
  `;
  return writeLater(trx, written);
}

/**
 * Gives a new order the next number of the house in this year (ADR 0045). Call it last in a transaction: all orders
 * wait for the row of their series until COMMIT.
 */
export async function numberCommande(trx: Db, commandeid: RecordId, annee: number): Promise<Numerotage> {
  const numbered = sql<Numerotage>`
    WITH tiree AS (
      INSERT INTO serie (serie, annee, dernier) VALUES ('BDC', ${annee}, 1)
      ON CONFLICT (serie, annee) WHERE caisseid IS NULL DO UPDATE SET dernier = serie.dernier + 1
      RETURNING dernier
    )
    INSERT INTO imprime (serie, annee, rang, code, objet, objetid)
    SELECT 'BDC', ${annee}::integer, dernier, '', 'commande', ${commandeid}::integer FROM tiree
    RETURNING imprimeid, numero
  `;
  return (await runPrepared(trx, numbered)).rows[0] as Numerotage;
}

/** Writes an order and replaces its lines. The order must be locked, and a new client held. */
export async function updateCommande(trx: Db, commandeid: RecordId, fields: CommandeFields): Promise<void> {
  const { totaux, lignes, ...entete } = fields;
  const written = sql`
    WITH retirees AS (DELETE FROM detailcommande WHERE commandeid = ${commandeid})
    UPDATE commande SET ${setsOf('commande', entete)}, quantite = ${totaux.quantite},
      totallignes = ${totaux.totallignes}, montantreduction = ${totaux.montantreduction},
      montant = ${totaux.montanttotal},
      recherche = ${rechercheOf(sql`commandeid`, lignes)}, version = version + 1
    WHERE commandeid = ${commandeid}
  `;
  await writeLater(trx, written);
  const detailed = sql`
    INSERT INTO detailcommande (commandeid, rang, libelle, qtecmd, mnttotal)
    SELECT ${commandeid}::integer, l.rang, l.libelle, l.qtecmd, l.mnttotal FROM ${rowsOf(lignes)} ORDER BY l.rang
  `;
  await writeLater(trx, detailed);
}

/** Deletes an order with its number. Its lines and its delivery steps stay: only the order leads to them. */
export function deleteCommande(trx: Db, commandeid: RecordId, now: string): Promise<void> {
  const deleted = sql`
    WITH annule AS (${cancelImprime('commande', commandeid)})
    UPDATE commande SET supprimele = ${now}::timestamptz, version = version + 1 WHERE commandeid = ${commandeid}
  `;
  return writeLater(trx, deleted);
}
