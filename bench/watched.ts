import type pg from 'pg';
import { carriedBy } from '../server/db/together';

/** A statement as the driver takes it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** Tells which statements a work sends through a pool that nothing else uses meanwhile, with their rows. */
export function watch(pool: pg.Pool): (work: () => Promise<unknown>) => Promise<Sent[]> {
  let sent: Sent[] | null = null;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<pg.QueryResult>;
    const watched = async (...given: unknown[]) => {
      // `pool.query` gives a callback: nothing that is watched goes that way.
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
  /** What it gave. */
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
