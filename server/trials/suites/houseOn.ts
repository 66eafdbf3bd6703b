import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@comptoir/contract/call';
import type { Permission } from '@comptoir/domain/permission';
import type { Db } from '../../db/pool';
import { checkLedger } from '../../ledger/check';
import type { People } from '../testing/people';
import { askOf, bearer, type Values } from './ask';
import { fingerprintOf } from './fingerprint';
import { type Answered, Wire } from './wire';

/** A signed-in user, with the token that scripts send. */
export interface Person {
  utilisateurid: number;
  token: string;
}

/** A listening server with its own database, called only over sockets. */
export interface House {
  readonly wire: Wire;
  readonly db: Db;
  /** Makes a new user with exactly these permissions, and signs them in. */
  person(permissions: readonly Permission[]): Promise<Person>;
  /** Sends a call and returns any answer. */
  send(person: Person, call: unknown, values: Values): Promise<Answered>;
  /** Sends a call and returns `data` of its answer; throws unless it succeeds. */
  done(person: Person, call: unknown, values: Values): Promise<unknown>;
  /** Returns the broken invariants of the ledger; empty for a sound database. */
  violations(): Promise<unknown[]>;
  /** Returns a hash of the version of every row of every business table: a refused request must not change it. */
  fingerprint(): Promise<string>;
  /**
   * Counts the files on disk that the database does not name, after waiting for those that are removed after an answer.
   */
  strayFiles(): Promise<number>;
  close(): Promise<void>;
}

/** A listening server with its database and files, however it was started. */
interface Standing extends Pick<People, 'as'> {
  baseUrl: string;
  db: Db;
  dataDir: string;
  close(): Promise<void>;
  /** How `done` asks; by default once. */
  asking?(ask: () => Promise<Answered>): Promise<Answered>;
}

const once = (ask: () => Promise<Answered>) => ask();

/** Makes what the suites need from a server. */
export async function houseOn({ baseUrl, db, dataDir, as, close, asking = once }: Standing): Promise<House> {
  const wire = new Wire(baseUrl);
  const send = (person: Person, call: unknown, values: Values) =>
    wire.send(askOf(call as Call, { ...values, headers: { ...values.headers, ...bearer(person.token) } }));
  return {
    wire,
    db,
    send,
    async person(permissions) {
      const { utilisateurid, token } = await as(permissions);
      return { utilisateurid, token: token ?? '' };
    },
    async done(person, call, values) {
      const { status, text, body } = await asking(() => send(person, call, values));
      if (status >= 300) throw new Error(`${(call as Call).path}: ${status} ${text.slice(0, 300)}`);
      return (body as { data: unknown }).data;
    },
    violations: () => checkLedger(db),
    fingerprint: await fingerprintOf(db),
    async strayFiles() {
      const strays = async () => (await filesBelow(join(dataDir, 'files'))).length - (await keptFiles(db));
      for (let waited = 0; waited < 1000 && (await strays()) !== 0; waited += 20) await sleep(20);
      return strays();
    },
    async close() {
      await wire.close().finally(close);
    },
  };
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function keptFiles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('fichier')
    .select((row) => row.fn.countAll().as('count'))
    // A deleted medium or document keeps its bytes for the trash.
    .where((row) => row.or([row('supprimele', 'is', null), row('proprietaire', 'in', ['etapeprojet', 'depense'])]))
    .executeTakeFirstOrThrow();
  return Number(count);
}
