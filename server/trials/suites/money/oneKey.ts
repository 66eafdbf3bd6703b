import type { Call } from '@comptoir/contract/call';
import { allCalls } from '@comptoir/contract/calls';
import { sql } from 'kysely';
import type { Db } from '../../../db/pool';
import { REFUS } from '../../../frame/http/refus';
import type { Values } from '../ask';
import { departure } from '../departure';
import { BASELINES, type CallName, callNamed } from '../hostile/baselines';
import type { Scene } from '../hostile/scene';
import type { House, Person } from '../house';
import type { Answered } from '../wire';
import { aimedAt, type Make } from './aimed';
import { tally } from './counter';

/**
 * Calls left out: the delivery log refuses every deletion, and a second factor must exist before it is removed (which
 * has its own test).
 */
const NEVER_HERE: readonly string[] = ['statuscommandes.remove', 'utilisateurs.removeFacteur'];

/** The calls that honour a key (CONTRACT "Types"). */
export const IDEMPOTENT_CALLS = allCalls
  .filter(({ name, call }) => call.isIdempotent && !NEVER_HERE.includes(name))
  .map(({ name }) => name as CallName);

/** The calls whose key is kept on the record that they make. */
export const LASTING_CALLS = allCalls.filter(({ call }) => call.hasLastingKey).map(({ name }) => name as CallName);

/** Returns the record of an answer. */
export const shownIn = (body: unknown) => (body as { data?: unknown } | undefined)?.data;

export const isReplay = ({ headers }: Answered) => headers['idempotent-replayed'] === 'true';

/** A write under one key. */
export interface Keyed {
  name: CallName;
  call: Call;
  values: Values;
}

/** Returns a good request of a call under a key; it succeeds on the scene. */
export async function keyedRequest(house: House, scene: Scene, name: CallName, key: string): Promise<Keyed> {
  const make: Make = (maker, values = BASELINES[maker](scene)) => house.done(scene.admin, callNamed(maker), values);
  const values = await aimedAt(name, scene, make);
  return { name, call: callNamed(name), values: { ...values, headers: { 'idempotency-key': key } } };
}

export const sendKeyed = (house: House, person: Person, { call, values }: Keyed): Promise<Answered> =>
  house.send(person, call, values);

/**
 * Returns where the answers to the copies of one write differ from one effect and one answer (RELIABILITY P03, F25,
 * F26).
 */
export function keyFaults({ name, call }: Keyed, answers: readonly Answered[]): string[] {
  const shown = answers.map(({ body }) => JSON.stringify(shownIn(body)));
  return [
    ...departure('answers', tally(answers), { [String(call.status)]: answers.length }),
    ...departure('replays', answers.filter(isReplay).length, answers.length - 1),
    ...departure('different answers', new Set(shown).size, 1),
  ].map((fault) => `${name}: ${fault}`);
}

/** Counts the requests that wrote something, according to the audit log (RELIABILITY P16). */
export async function writesIn(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(DISTINCT requestid)::int AS count FROM activite WHERE actiontype <> ${REFUS}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The registers of one write under a key. */
interface Registers {
  /** Registers whose money the ledger moved. */
  moved: number[];
  /** Registers that the audit log names. */
  told: number[];
  /** Registers that its kept answer depends on. */
  kept: number[];
}

/**
 * Returns the registers of the write under a key: in the ledger, in the audit log and in its kept answer; ascending.
 */
export async function registersOf(db: Db, key: string): Promise<Registers> {
  const { rows } = await sql<Registers>`
    SELECT
      ARRAY(SELECT DISTINCT e.caisseid FROM ecriture AS e WHERE e.requestid = i.requestid ORDER BY 1) AS moved,
      ARRAY(SELECT DISTINCT unnest(a.caisses) FROM activite AS a WHERE a.requestid = i.requestid ORDER BY 1) AS told,
      ARRAY(SELECT c::integer FROM jsonb_array_elements_text(i.corps::jsonb #> '{droits,caisses}') AS c ORDER BY 1)
        AS kept
    FROM idempotence AS i WHERE i.cle = ${key}
  `.execute(db);
  return rows[0] ?? { moved: [], told: [], kept: [] };
}

/** Tells whether a call is about a register, even one that it makes. */
const isOfRegisters = (name: CallName) => /^(caisses|mouvements|arretes|transferts|reglements)\./.test(name);

/** Returns the registers of a write that its line in the audit log, or its kept answer, leaves out. */
export function registerFaults(name: CallName, { moved, told, kept }: Registers): string[] {
  const untold = moved.filter((caisseid) => !told.includes(caisseid));
  return [
    ...departure('registers moved and not told', untold, []),
    ...departure('registers that the answer was given for', kept, told),
    ...(isOfRegisters(name) && told.length === 0 ? ['no register is told'] : []),
  ].map((fault) => `${name}: ${fault}`);
}

/** What the audit log tells of a creation, a change and a deletion: the record before it and after it (PRODUCT G). */
const TOLD: readonly (readonly [RegExp, string])[] = [
  // A delivery step is a change of its order.
  [/^(?!statuscommandes\.).*\.create$/, 'Insert false true'],
  [/\.update$|^statuscommandes\.create$/, 'Update true true'],
  [/\.remove$/, 'Delete true false'],
];

/** Returns what the audit log does not tell of the write under a key. */
export async function lineFaults(db: Db, name: CallName, key: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT format('%s %s %s', actiontype, avant IS NOT NULL, apres IS NOT NULL) AS line
    FROM activite JOIN idempotence USING (requestid) WHERE cle = ${key}
  `.execute(db);
  const lines = rows.map(({ line }) => line.replaceAll(/\bt\b/g, 'true').replaceAll(/\bf\b/g, 'false'));
  const expected = TOLD.filter(([verb]) => verb.test(name)).map(([, line]) => line);
  return expected.filter((line) => !lines.includes(line)).map((line) => `${name}: not told as ${line}, but ${lines}`);
}
