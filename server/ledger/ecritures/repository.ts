import type { Prenante } from '@comptoir/contract/poseRules';
import type { Pose } from '@comptoir/domain/ecriture';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool';
import { runPrepared } from '../../db/prepared';
import { drawn, type Imprimant, type Numerotage } from '../imprimes/repository';

/** A posting of a written movement (`domain/ecriture.ts`). */
export interface Posting extends Pose {
  mouvementcaisseid: RecordId;
  /** The francs that the register must hold before the change (CONTRACT "Money calls": all that is handed over). */
  minimum: Francs;
  requestid: string;
}

/**
 * The only writer of balances: changes a live register under its row lock and appends the ledger's line with the
 * balance after it (RELIABILITY § 2.5). Returns false, and writes nothing, when the register is gone, is closed up to
 * `date`, would go below zero or below `minimum`, or refuses the money brought in. Only `book` calls it
 * (`ledger/book.ts`).
 */
export async function postEcriture(trx: Db, posting: Posting): Promise<boolean> {
  return (await runPrepared(trx, sql`${posted(posting)} SELECT FROM touchee`)).rows.length === 1;
}

/**
 * Posts as `postEcriture` does, and numbers a payment or a transfer under the same row lock: the next number of its
 * series in this register and year. The document replaces the former one. Returns the document; undefined, and writes
 * nothing, when `postEcriture` returns false (ADR 0041, 0047).
 */
export async function postNumbered(trx: Db, posting: Posting, imprimant: Imprimant): Promise<Numerotage | undefined> {
  const { objet, objetid } = imprimant;
  const numbered = sql<Numerotage>`
    ${posted(posting)}, ${drawn(imprimant)}, ancien AS (
      UPDATE imprime SET etat = 'remplace', remplacepar = nouvel.imprimeid FROM nouvel
      WHERE objet = ${objet} AND objetid = ${objetid}::integer AND etat = 'valide'
    )
    SELECT imprimeid, numero FROM nouvel
  `;
  return (await runPrepared(trx, numbered)).rows[0];
}

/** SQL: changes the register's row, as `touchee`, and appends its line. */
function posted(posting: Posting): RawBuilder<unknown> {
  const { caisseid, mouvementcaisseid, motif, date, delta, minimum, isRegularisation, requestid } = posting;
  const isEntree = posting.isApport && delta > 0;
  return sql`
    WITH touchee AS (
      UPDATE caisse SET
        solde = solde + ${delta}::bigint,
        seq = seq + ${delta === 0 ? 0 : 1}::integer,
        nombremouvement = nombremouvement + ${posting.mouvements}::integer,
        nombreannule = nombreannule + ${posting.annules}::integer,
        nombrereglementdepense = nombrereglementdepense + ${posting.reglements.depense}::integer,
        nombrereglementcommande = nombrereglementcommande + ${posting.reglements.commande}::integer
      WHERE caisseid = ${caisseid} AND supprimele IS NULL
        AND solde + ${delta}::bigint >= 0 AND solde >= ${minimum}::bigint
        AND (arretele IS NULL OR arretele < ${date}::date
          OR (${isRegularisation}::boolean AND arretele = ${date}::date))
        AND NOT (${isEntree}::boolean AND plafondrefuse = 1 AND plafond > 0 AND solde + ${delta}::bigint > plafond)
      RETURNING caisseid, code, solde, seq
    ), ligne AS (
      INSERT INTO ecriture (caisseid, seq, mouvementcaisseid, motif, montant, solde_apres, requestid)
      SELECT ${caisseid}::integer, seq, ${mouvementcaisseid}::integer, ${motif},
        ${delta}::bigint, solde, ${requestid}::uuid
      FROM touchee WHERE ${delta}::bigint <> 0
    )`;
}

/** Returns the live register that refused a posting; undefined when it is gone. */
export async function findPrenante(db: Db, caisseid: RecordId): Promise<Prenante | undefined> {
  const caisse = await db
    .selectFrom('caisse')
    .select(['solde', 'plafond', 'plafondrefuse', 'arretele'])
    .where('caisseid', '=', caisseid)
    .where('supprimele', 'is', null)
    .executeTakeFirst();
  const journee = await db
    .selectFrom('arrete')
    .select(['arreteid', 'numero'])
    .where('caisseid', '=', caisseid)
    .where('nature', '=', 'journee')
    .where('etat', '=', 'valide')
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst();
  return caisse && { ...caisse, journee };
}

/**
 * Holds a live register against deletion until the end of the transaction, without changing it; false when there is no
 * such register.
 */
export async function holdCaisse(trx: Db, caisseid: RecordId): Promise<boolean> {
  const held = await trx
    .selectFrom('caisse')
    .select('caisseid')
    .where('caisseid', '=', caisseid)
    .where('supprimele', 'is', null)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}
