import pg from 'pg';
import { ADMIN_ROLE } from './cluster';
import type { Place } from './postmaster';

/** Name of Comptoir's role and database. The role owns its tables and nothing else on the server. */
export const ROLE = 'comptoir';

/** Connection settings as `pg.Pool` and `pg.Client` take them. */
export interface Connection {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

/** Returns the administrator's connection, which makes roles and databases. */
export function adminConnection(place: Place, password: string): Connection {
  return { ...place, user: ADMIN_ROLE, password, database: 'postgres' };
}

/** Makes Comptoir's role and database when they are missing, and sets the role's password. Returns their connection. */
export async function ensureRole(admin: Connection, password: string): Promise<Connection> {
  const client = new pg.Client({ ...admin, ssl: false });
  await client.connect();
  try {
    const { rows } = await client.query<{ role: boolean; base: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1) AS role,
              EXISTS (SELECT FROM pg_database WHERE datname = $1) AS base`,
      [ROLE],
    );
    const verb = rows[0]?.role ? 'ALTER' : 'CREATE';
    await client.query(`${verb} ROLE ${ROLE} LOGIN PASSWORD ${client.escapeLiteral(password)}`);
    if (!rows[0]?.base) await client.query(`CREATE DATABASE ${ROLE} OWNER ${ROLE}`);
  } finally {
    await client.end();
  }
  return { host: admin.host, port: admin.port, user: ROLE, password, database: ROLE };
}
