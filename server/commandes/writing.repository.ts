import type { CommandeEntete } from '@comptoir/contract/commandes';
import type { LigneCommande, Totaux } from '@comptoir/domain/commande';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import { insertedOf, setsOf } from '../db/columns';
import { ENVOI_COLUMNS, type Envoi, envoiValues } from '../db/envoi';
import type { Db } from '../db/pool';
import { runPrepared } from '../db/prepared';
import { writeLater } from '../db/together';

/** The typed fields of an order, and the figures that follow from them. */
export interface CommandeFields extends CommandeEntete {
  totaux: Totaux;
  lignes: readonly LigneCommande[];
}

const keyOf = (lignes: readonly LigneCommande[]) => searchKey(lignes.map(({ libelle }) => libelle).join(' '));

/** Text in which a search looks: the order's number as it is shown, and the labels of its items. */
const rechercheOf = (commandeid: ReturnType<typeof sql>, lignes: readonly LigneCommande[]) =>
  sql`'n° ' || ${commandeid} || ' ' || ${keyOf(lignes)}`;

/** The lines as rows, numbered from 1 in the order in which they were typed. */
const rowsOf = (lignes: readonly LigneCommande[]) => sql`
  unnest(
    ${lignes.map(({ libelle }) => libelle)}::text[],
    ${lignes.map(({ qtecmd }) => qtecmd)}::integer[],
    ${lignes.map(({ mnttotal }) => mnttotal)}::bigint[]
  ) WITH ORDINALITY AS l (libelle, qtecmd, mnttotal, rang)`;

/**
 * Writes an order, its lines and its first delivery step in one statement, and returns its id. The client must be held.
 */
export async function insertCommande(
  trx: Db,
  { totaux, lignes, ...entete }: CommandeFields,
  { creepar, envoi, now }: { creepar: number; envoi: Envoi | null; now: string },
): Promise<number> {
  const { columns, values } = insertedOf('commande', entete);
  const numero = sql`(SELECT commandeid FROM numero)`;
  const written = sql<{ commandeid: RecordId }>`
    WITH numero AS MATERIALIZED (
      SELECT nextval('dette_id')::integer AS commandeid
    ), prise AS (
      INSERT INTO commande (commandeid, ${columns}, quantite, totallignes, montantreduction, montant, creepar,
        recherche, createdon, ${ENVOI_COLUMNS})
      VALUES (${numero}, ${values}, ${totaux.quantite}, ${totaux.totallignes}, ${totaux.montantreduction},
        ${totaux.montanttotal}, ${creepar}, ${rechercheOf(numero, lignes)}, ${now}, ${envoiValues(envoi)})
    ), lignes AS (
      INSERT INTO detailcommande (commandeid, rang, libelle, qtecmd, mnttotal)
      SELECT n.commandeid, l.rang, l.libelle, l.qtecmd, l.mnttotal FROM numero AS n, ${rowsOf(lignes)} ORDER BY l.rang
    ), livraison AS (
      INSERT INTO statuscommande (commandeid, etat, utilisateurid, createdon)
      SELECT commandeid, 0, ${creepar}::integer, ${now}::timestamptz FROM numero
    )
    SELECT commandeid FROM numero
  `;
  return ((await runPrepared(trx, written)).rows[0] as { commandeid: RecordId }).commandeid;
}

/** Writes an order and replaces its lines. The order must be locked, and a new client held. */
export async function updateCommande(trx: Db, commandeid: RecordId, fields: CommandeFields): Promise<void> {
  const { totaux, lignes, ...entete } = fields;
  const written = sql`
    WITH retirees AS (DELETE FROM detailcommande WHERE commandeid = ${commandeid})
    UPDATE commande SET ${setsOf('commande', entete)}, quantite = ${totaux.quantite},
      totallignes = ${totaux.totallignes}, montantreduction = ${totaux.montantreduction}, montant = ${totaux.montanttotal},
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

/** Deletes an order. Its lines and its delivery steps stay: they are reached only through the order. */
export function deleteCommande(trx: Db, commandeid: RecordId, now: string): Promise<void> {
  const deleted = trx
    .updateTable('commande')
    .set((row) => ({ supprimele: now, version: row('version', '+', 1) }))
    .where('commandeid', '=', commandeid);
  return writeLater(trx, deleted);
}
