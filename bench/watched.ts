import type pg from 'pg';
import { carriedBy } from '../server/db/together';

/** A statement as the driver takes it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Returns a function that does a work and returns its statements with their rows. Nothing else may use the pool
 * meanwhile.
 */
export function watch(pool: pg.Pool): (work: () => Promise<unknown>) => Promise<Sent[]> {
  let sent: Sent[] | null = null;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<pg.QueryResult>;
    const watched = async (...given: unknown[]) => {
      // Only `pool.query` passes a callback, and no watched work uses it.
      if (typeof given.at(-1) === 'function') return query(...given);
      const several = carriedBy(given[0], given[1]);
      const seen = (several ?? [statementOf(given)]).map((one) => ({ ...copyOf(one), rows: [] as unknown[] }));
      sent?.push(...seen);
      const result = await query(...given);
      const rows = several
        ? (result.rows as { rows?: unknown[] }[]).map((outcome) => outcome.rows ?? [])
        : [result.rows];
      for (const [at, one] of seen.entries()) one.rows = rows[at] ?? [];
      return result;
    };
    Object.assign(client, { query: watched });
  });
  return async (work) => {
    sent = [];
    try {
      await work();
      return sent;
    } finally {
      sent = null;
    }
  };
}

export interface Sent extends Statement {
  /** The rows that it returned. */
  rows: unknown[];
}

const copyOf = ({ text, values }: { text: string; values: readonly unknown[] }): Statement => ({
  text,
  values: [...values],
});

function statementOf([first, second]: unknown[]): Statement {
  if (typeof first === 'string') return { text: first, values: [...((second as unknown[]) ?? [])] };
  const { text, values = [] } = first as { text: string; values?: unknown[] };
  return { text, values };
}
