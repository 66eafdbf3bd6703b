import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reglement } from '@comptoir/contract/reglements';
import { sql } from 'kysely';
import { databaseProcesses } from '../crash/processes';
import { Counter, times } from '../suites/money/counter';
import { type Campaign, type Setting, scaled } from './campaign';
import { type Acknowledged, faultsOfWay } from './durability';
import { inHouse, type StandingHouse } from './standing';
import { readTrace } from './trace';

const PAYMENTS = 500;
const AT_ONCE = 8;
const ATTACH_MS = 60_000;
const CALLS = 'fdatasync,fsync,read,recvfrom,write,writev,pwrite64,rename,renameat,renameat2';
/** Enough of a buffer to hold the headers of a request, or a statement with its values. */
const SHOWN_BYTES = '2000';

/** Attaches strace to processes and to their children, until `end` is called. */
async function attach(pids: readonly number[], file: string): Promise<{ end(): Promise<void> }> {
  const flags = ['-f', '-qq', '-y', '-s', SHOWN_BYTES, '-ttt', '-T', '-e', `trace=${CALLS}`, '-e', 'signal=none'];
  const tracer: ChildProcess = spawn('strace', [...flags, '-o', file, ...pids.flatMap((pid) => ['-p', String(pid)])]);
  const traced = async () => (await Promise.all(pids.map(tracerOf))).every((pid) => pid === tracer.pid);
  for (let waited = 0; !(await traced()); waited += 50) {
    if (waited > ATTACH_MS || tracer.exitCode !== null) throw new Error('strace could not be attached');
    await sleep(50);
  }
  return {
    async end() {
      const ended = once(tracer, 'close');
      tracer.kill('SIGINT');
      await ended;
    },
  };
}

async function tracerOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^TracerPid:\s+(\d+)$/m.exec(status)?.[1] ?? 0);
}

/** Makes payments, several at the same time; each has its own proof and its own expense. */
async function pay(counter: Counter, count: number): Promise<{ key: string; reglementid: number }[]> {
  const { caisseid } = await counter.caisse(1_000_000_000);
  const acknowledged: { key: string; reglementid: number }[] = [];
  for (let paid = 0; paid < count; paid += AT_ONCE) {
    const some = await times(Math.min(AT_ONCE, count - paid), async () => {
      const [key, { depenseid }] = [randomUUID(), await counter.depense(5000)];
      const { reglementid }: Reglement = await counter.paid({ depenseid, caisseid, montant: 1000, key });
      return { key, reglementid };
    });
    acknowledged.push(...some);
  }
  return acknowledged;
}

/** Returns the name of the stored proof of each payment. */
async function proofsOf({ db }: StandingHouse, paid: readonly { key: string; reglementid: number }[]) {
  const { rows } = await sql<{ proprietaireid: number; cle: string }>`
    SELECT proprietaireid, cle FROM fichier WHERE proprietaire = 'reglement'
  `.execute(db);
  const proofs = new Map(rows.map(({ proprietaireid, cle }) => [proprietaireid, cle]));
  return paid.map(({ key, reglementid }): Acknowledged => ({ key, proof: proofs.get(reglementid) ?? 'none' }));
}

async function trace(house: StandingHouse, setting: Setting) {
  const count = scaled(setting, PAYMENTS);
  const counter = await Counter.open(house);
  // These payments open the database connections before strace is attached.
  await pay(counter, AT_ONCE);
  const base = join(house.dataDir, 'base');
  const database = (await databaseProcesses(base)).map(({ pid }) => pid);
  const file = join(house.dataDir, 'trace');
  const strace = await attach([house.server.child.pid ?? 0, ...database], file);
  const paid = await pay(counter, count).finally(() => strace.end());
  setting.say(`${paid.length} payments acknowledged, trace of ${(await stat(file)).size} bytes`);
  const calls = readTrace(await readFile(file, 'utf8'));
  const findings = (await proofsOf(house, paid)).flatMap((one) => faultsOfWay(calls, one));
  const syncs = calls.filter(({ call, args }) => call === 'fdatasync' && args.includes('/pg_wal/')).length;
  return {
    counts: { 'acknowledged payments': paid.length, 'at the same time': AT_ONCE, 'syncs of the log': syncs },
    findings,
  };
}

/** Checks from outside that the log is synced before each payment is acknowledged (RELIABILITY § 4). */
export const fsync: Campaign = {
  shows: 'F06, F07',
  async run(setting) {
    if (spawnSync('strace', ['-V']).error) {
      return { counts: {}, findings: ['not run: there is no strace on this machine (apt-get install strace)'] };
    }
    return inHouse((house) => trace(house, setting), { env: { UV_USE_IO_URING: '0' } });
  },
};
