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

/** A signed-in user, by the token that scripts send. */
export interface Person {
  utilisateurid: number;
  token: string;
}

/** A listening server on a database of its own, spoken to over sockets alone. */
export interface House {
  readonly wire: Wire;
  readonly db: Db;
  /** A new user with exactly these permissions, signed in. */
  person(permissions: readonly Permission[]): Promise<Person>;
  /** Whatever the answer. */
  send(person: Person, call: unknown, values: Values): Promise<Answered>;
  /** `data` of the answer; throws unless it is a success. */
  done(person: Person, call: unknown, values: Values): Promise<unknown>;
  /** What the ledger's invariants find; nothing in a sound database. */
  violations(): Promise<unknown[]>;
  /** A hash of every row of every business table: the same before and after a refused request. */
  fingerprint(): Promise<string>;
  /** Files on disk beyond those that the database names, once what goes after the answer is gone. */
  strayFiles(): Promise<number>;
  close(): Promise<void>;
}

/** A listening server with its database and its files, however it was started. */
interface Standing extends Pick<People, 'as'> {
  baseUrl: string;
  db: Db;
  dataDir: string;
  close(): Promise<void>;
  /** How `done` asks: once, unless told otherwise. */
  asking?(ask: () => Promise<Answered>): Promise<Answered>;
}

const once = (ask: () => Promise<Answered>) => ask();

/** What the suites do with a server, said once. */
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
