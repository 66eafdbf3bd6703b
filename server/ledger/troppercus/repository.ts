import type { SurplusTenu } from '@comptoir/contract/troppercuRules';
import type { Troppercu } from '@comptoir/contract/troppercus';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import { runPrepared } from '../../db/prepared';
import { type Reach, withinReach } from '../../frame/access/reach';
import type { Context } from '../../frame/http/context';

/** The part of the surplus of payment `r` that has left: given back, or used. */
const SORTI = sql`(
  SELECT coalesce(sum(montant), 0) FROM mouvementcaisse AS s
  WHERE s.tropde = r.reglementid AND s.type = 0 AND s.supprimele IS NULL AND s.contrepassele IS NULL)`;

/**
 * Returns the surplus of a live payment that was not reversed; `own` is the caller's own part of what left it. The
 * payment is locked: other users of its surplus, and changes of the payment, wait for it, after a debt and before a
 * register (RELIABILITY § 2.5).
 */
export async function heldSurplus(
  reglementid: RecordId,
  own: Francs,
  { db }: Pick<Context, 'db'>,
): Promise<SurplusTenu | undefined> {
  const locked = sql`SELECT reglementid FROM reglement WHERE reglementid = ${reglementid} FOR NO KEY UPDATE`;
  await runPrepared(db, locked);
  // A separate statement sees the writes of the former holders of the lock.
  const held = sql<SurplusTenu>`
    SELECT r.caisseid, o.clientid, r.troppercu, ${SORTI} AS sorti
    FROM reglement AS r JOIN commande AS o ON o.commandeid = r.depenseid
    WHERE r.reglementid = ${reglementid} AND r.supprimele IS NULL AND r.contrepassele IS NULL AND r.troppercu > 0
  `;
  const [surplus] = (await runPrepared(db, held)).rows;
  return surplus && { ...surplus, sorti: surplus.sorti - own };
}

/** Returns the surpluses held for a client in registers within reach, the oldest first. */
export async function surplusesOf(db: Db, clientid: RecordId, caisses: Reach): Promise<Troppercu[]> {
  const { rows } = await sql<Troppercu>`
    SELECT reglementid, commandeid, caisseid, libelle AS caisse, nature, date, reference,
      troppercu, troppercu - sorti AS tenu
    FROM (
      SELECT r.*, o.commandeid, c.libelle, c.nature, ${SORTI} AS sorti
      FROM commande AS o JOIN reglement AS r ON r.depenseid = o.commandeid JOIN caisse AS c USING (caisseid)
      WHERE o.clientid = ${clientid} AND r.supprimele IS NULL AND r.contrepassele IS NULL AND r.troppercu > 0) AS t
    WHERE troppercu > sorti ${withinReach(caisses)}
    ORDER BY date, reglementid
  `.execute(db);
  return rows;
}
