import type { SurplusTenu } from '@comptoir/contract/troppercuRules';
import type { Troppercu } from '@comptoir/contract/troppercus';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import type { Question } from '../../db/together';
import { type Reach, withinReach } from '../../frame/access/reach';
import type { Context } from '../../frame/http/context';

/** What has left of the surplus of payment `r`: given back, or used. */
const SORTI = sql`(
  SELECT coalesce(sum(montant), 0) FROM mouvementcaisse AS s
  WHERE s.tropde = r.reglementid AND s.type = 0 AND s.supprimele IS NULL AND s.contrepassele IS NULL)`;

/**
 * Locks the payment whose surplus is held: everybody who takes some out, and who changes the payment, waits for it, after
 * a debt and before a register (RELIABILITY § 2.5).
 */
const surplusLocked = (reglementid: RecordId): Question<undefined> => ({
  key: `troppercu locked ${reglementid}`,
  query: () => sql`SELECT reglementid FROM reglement WHERE reglementid = ${reglementid} FOR NO KEY UPDATE`,
  told: () => undefined,
});

/** Asked after the lock, in a statement of its own, which sees what its former holders have written. */
const surplusTenu = (reglementid: RecordId): Question<SurplusTenu | undefined, SurplusTenu> => ({
  key: `troppercu tenu ${reglementid}`,
  query: () => sql`
    SELECT r.caisseid, o.clientid, r.troppercu, ${SORTI} AS sorti
    FROM reglement AS r JOIN commande AS o ON o.commandeid = r.depenseid
    WHERE r.reglementid = ${reglementid} AND r.supprimele IS NULL AND r.contrepassele IS NULL AND r.troppercu > 0
  `,
  told: ([surplus]) => surplus,
});

/** Returns the surplus of a live payment that was not reversed, locked; `own` is what the caller itself has out of it. */
export async function heldSurplus(
  reglementid: RecordId,
  own: Francs,
  { told }: Pick<Context, 'told'>,
): Promise<SurplusTenu | undefined> {
  await told(surplusLocked(reglementid));
  const surplus = await told(surplusTenu(reglementid));
  return surplus && { ...surplus, sorti: surplus.sorti - own };
}

/** Returns what is held for a client by the registers within reach, the oldest first. */
export async function surplusesOf(db: Db, clientid: RecordId, caisses: Reach): Promise<Troppercu[]> {
  const { rows } = await sql<Troppercu>`
    SELECT reglementid, commandeid, caisseid, libelle AS caisse, nature, date, reference, troppercu, troppercu - sorti AS tenu
    FROM (
      SELECT r.*, o.commandeid, c.libelle, c.nature, ${SORTI} AS sorti
      FROM commande AS o JOIN reglement AS r ON r.depenseid = o.commandeid JOIN caisse AS c USING (caisseid)
      WHERE o.clientid = ${clientid} AND r.supprimele IS NULL AND r.contrepassele IS NULL AND r.troppercu > 0) AS t
    WHERE troppercu > sorti ${withinReach(caisses)}
    ORDER BY date, reglementid
  `.execute(db);
  return rows;
}
