import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../db/pool';

export interface Readiness {
  db: Db;
  /** Why writes are refused, or null. */
  trouble: () => Promise<string | null>;
}

/** `/healthz`: the process lives. `/readyz`: it can do its work, database, ledger and disk (RELIABILITY F111). */
export function answerHealth(app: FastifyInstance, { db, trouble }: Readiness): void {
  const config = { access: 'public' } as const;
  app.get('/healthz', { config, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config, logLevel: 'warn' }, async (_request, reply) => {
    const reason = (await isReachable(db)) ? await trouble() : 'base';
    return reply.code(reason ? 503 : 200).send(reason ? { status: 'indisponible', reason } : { status: 'ok' });
  });
}

function isReachable(db: Db): Promise<boolean> {
  return sql`SELECT 1`.execute(db).then(
    () => true,
    () => false,
  );
}
