import type { MotifEcriture } from '@comptoir/domain/caisse';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/pool';
import { runPrepared } from '../../db/prepared';
import { drawn, type Imprimant, type Numerotage } from '../imprimes/repository';

/** One change of one register by one movement, in francs. */
export interface Posting {
  caisseid: RecordId;
  mouvementcaisseid: RecordId;
  motif: MotifEcriture;
  /** The earliest business date that the change touches, a plain date: on a closed day it is refused (ADR 0031). */
  date: string;
  /** Signed difference; 0 writes no line. */
  delta: Francs;
  /** The register must hold this much before the change (CONTRACT "Money calls": all that is handed over). */
  minimum?: Francs;
  /** Change of the register's number of live movements; `annules` is that of cancelled ones. */
  mouvements?: -1 | 0 | 1;
  annules?: 0 | 1;
  /** Change of its numbers of live payments, of expenses and of orders. */
  reglements?: { depense?: -1 | 1; commande?: -1 | 1 };
  /** The movement books the variance of a closing: the last closed day takes it, and no other write (ADR 0033). */
  isRegularisation?: true;
  /** Money that somebody brings in: a register that refuses what goes beyond its limit does not take it (ADR 0043). */
  isEntree?: boolean;
  requestid: string;
}

/**
 * The only writer of balances: changes a live register under its row lock and appends the ledger's line with the
 * balance after it (RELIABILITY § 2.5). False, and nothing written, when the register is gone, is closed up to `date`,
 * would go below zero or below `minimum`, or refuses what is brought in. Call it last in a transaction, registers in ascending id: the row stays locked until COMMIT.
 */
export async function postEcriture(trx: Db, posting: Posting): Promise<boolean> {
  return (await runPrepared(trx, sql`${posted(posting)} SELECT FROM touchee`)).rows.length === 1;
}

/**
 * Posts as `postEcriture` does, and gives a payment or a transfer a number under the same row lock: the next one of its
 * series in this register and year. Its former document is replaced by it. Returns the document; undefined, and nothing
 * written, where `postEcriture` returns false (ADR 0041, 0047).
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
  const { caisseid, mouvementcaisseid, motif, date, delta, minimum = 0, requestid } = posting;
  const isRegularisation = posting.isRegularisation ?? false;
  const isEntree = posting.isEntree === true && delta > 0;
  return sql`
    WITH touchee AS (
      UPDATE caisse SET
        solde = solde + ${delta}::bigint,
        seq = seq + ${delta === 0 ? 0 : 1}::integer,
        nombremouvement = nombremouvement + ${posting.mouvements ?? 0}::integer,
        nombreannule = nombreannule + ${posting.annules ?? 0}::integer,
        nombrereglementdepense = nombrereglementdepense + ${posting.reglements?.depense ?? 0}::integer,
        nombrereglementcommande = nombrereglementcommande + ${posting.reglements?.commande ?? 0}::integer
      WHERE caisseid = ${caisseid} AND supprimele IS NULL
        AND solde + ${delta}::bigint >= 0 AND solde >= ${minimum}::bigint
        AND (arretele IS NULL OR arretele < ${date}::date OR (${isRegularisation}::boolean AND arretele = ${date}::date))
        AND NOT (${isEntree}::boolean AND plafondrefuse = 1 AND plafond > 0 AND solde + ${delta}::bigint > plafond)
      RETURNING caisseid, code, solde, seq
    ), ligne AS (
      INSERT INTO ecriture (caisseid, seq, mouvementcaisseid, motif, montant, solde_apres, requestid)
      SELECT ${caisseid}::integer, seq, ${mouvementcaisseid}::integer, ${motif}, ${delta}::bigint, solde, ${requestid}::uuid
      FROM touchee WHERE ${delta}::bigint <> 0
    )`;
}

/** Calls `postEcriture` where a refusal would be a fault of ours, and throws then. */
export async function mustPost(trx: Db, posting: Posting): Promise<void> {
  if (!(await postEcriture(trx, posting))) throw new Error(`caisse ${posting.caisseid} cannot take ${posting.delta}`);
}
