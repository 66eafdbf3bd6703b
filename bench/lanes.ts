import type pg from 'pg';

/** Statements that follow each other. */
export type Lane = readonly string[];

/** Runs lanes side by side, each on the next connection that is free. */
export async function inLanes(clients: readonly pg.Client[], lanes: readonly Lane[]): Promise<void> {
  const waiting = lanes.values();
  const work = async (client: pg.Client) => {
    for (const lane of waiting) for (const statement of lane) await client.query(statement);
  };
  await Promise.all(clients.map(work));
}
