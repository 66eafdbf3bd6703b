import type { Call } from '@comptoir/contract/call';
import { checkExportable } from '@comptoir/contract/exportRules';
import type { Feuille } from '@comptoir/contract/feuilles/feuille';
import type { Count } from '@comptoir/domain/units';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { readToEnd, TO_THE_END } from '../db/cursor';
import type { Db } from '../db/pool';
import { readLong } from '../db/reading';
import { insertActivite } from '../frame/audit/repository';
import { declaredAnswer } from '../frame/http/answer';
import type { Input } from '../frame/http/receive';
import { type Listed, type Routing, signedIn } from '../frame/http/routeOf';

/** A receiver who takes nothing for so long is cut off, because an open transaction keeps old rows alive. */
export const PATIENCE_MS = 60_000;
const PATIENCE = sql`SELECT set_config('idle_in_transaction_session_timeout', ${String(2 * PATIENCE_MS)}, true)`;

/** The page by which a list is counted. */
const COUNTED = { page: 1, limit: 1 };

/** A list, and one request for all of its rows. */
export interface Asked {
  routing: Routing;
  list: Listed;
  request: FastifyRequest;
  input: Input<Call>;
  /** What narrows and sorts the list, named as in its own call. */
  query: Readonly<Record<string, unknown>>;
}

/** The parameters and filters of a list, as its files tell them. */
export const filtresOf = ({ input, query }: Asked): Readonly<Record<string, unknown>> => ({
  ...(input.params as object),
  ...query,
});

async function pageOf({ list, request, input, query }: Asked, db: Db, { page, limit }: typeof COUNTED) {
  const { call, read } = list;
  const paging = { page, limit, ...('size' in call.query.shape && { size: limit }) };
  const answer = await read({ ...input, query: { ...query, ...paging } }, request, db);
  return declaredAnswer(call, answer) as { data: object[]; count: Count };
}

/** All rows of a list, of one instant, some at a time. */
export interface Whole {
  trx: Db;
  count: Count;
  lots: AsyncGenerator<readonly object[]>;
}

/**
 * Counts a list and gives its rows to `work`, all of one instant; nothing of it is read once `work` is done. Throws 413
 * when it has more than `most` rows.
 */
export function readWhole<T>(asked: Asked, most: Count, work: (whole: Whole) => Promise<T>): Promise<T> {
  return readLong(asked.routing.db, async (trx) => {
    await PATIENCE.execute(trx);
    const { count } = await pageOf(asked, trx, COUNTED);
    checkExportable(count, most);
    const lots = readToEnd(trx, count, () => pageOf(asked, trx, TO_THE_END));
    return work({ trx, count, lots }).finally(() => lots.return(undefined));
  });
}

/** Writes who took how many rows of which list, before the first of them leaves. */
export async function tellExport(asked: Asked, { titre }: Pick<Feuille<object>, 'titre'>, taken: object) {
  const { routing, request } = asked;
  const date = new Date(routing.now()).toISOString();
  const author = { requestid: request.id, utilisateurid: signedIn(request).utilisateurid, date };
  const apres = { ...filtresOf(asked), ...taken };
  const activite = { actiontype: 'Export', libelle: titre.fr, objet: 'export', objetid: null, apres };
  await insertActivite(routing.db, author, activite);
}
