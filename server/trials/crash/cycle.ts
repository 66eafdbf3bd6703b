import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../testing/serverProcess';
import type { Desk } from './attempt';
import { ledgerFaults } from './ledgerFaults';
import { backendsOn, postmastersOn } from './processes';
import { ADMIN_PASSWORD, Till } from './till';
import { judge, type Verdict } from './verdict';
import { write } from './writer';

const READY_MS = 60_000;
const ENV = { ADMIN_PASSWORD, MIN_FREE_BYTES: '0' };

/**
 * What is killed: our server, the database's postmaster, one of its backends, or server and postmaster together.
 * `restart` stops the database as an administrator does without waiting for its users (RELIABILITY F04).
 */
export const VICTIMS = ['server', 'postmaster', 'backend', 'both', 'restart'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface Cycle extends Verdict, Load {
  victim: Victim;
  /** Milliseconds from the kill until the server is ready again. */
  recoveryMs: number;
}

/** A server with its own data directory, which is killed and started again on the same data. */
export class Patient {
  #typedepenseid = 0;

  private constructor(
    readonly dataDir: string,
    private server: ServerProcess,
    public till: Till,
  ) {}

  static async admit(dataDir: string): Promise<Patient> {
    const server = await startServer({ dataDir, env: ENV });
    const patient = new Patient(dataDir, server, await Till.signIn(server.baseUrl));
    patient.#typedepenseid = await patient.till.openType(`Essai ${Date.now()} ${Math.random()}`);
    return patient;
  }

  get baseDir(): string {
    return join(this.dataDir, 'base');
  }

  openDesk(caisseid: number): Promise<Desk> {
    return this.till.openDesk(caisseid, this.#typedepenseid);
  }

  get hasEnded(): boolean {
    return this.server.child.exitCode !== null || this.server.child.signalCode !== null;
  }

  /** Tells whether the server ends by itself within half a second: its last answer may arrive before we see its end. */
  async endsSoon(): Promise<boolean> {
    for (let waited = 0; waited < 500 && !this.hasEnded; waited += 20) await sleep(20);
    return this.hasEnded;
  }

  /** Starts the server again if it is dead, and waits until it is ready. The session stays the same. */
  async revive(env: Record<string, string> = {}): Promise<void> {
    if (this.hasEnded) {
      this.server = await startServer({ dataDir: this.dataDir, env: { ...ENV, ...env } });
      this.till = await this.till.movedTo(this.server.baseUrl);
    }
    await this.untilReady();
  }

  /** Stops the server properly if it runs, and starts it with other settings. */
  async restart(env: Record<string, string> = {}): Promise<void> {
    if (!this.hasEnded) await this.server.end('SIGTERM');
    await this.revive(env);
  }

  private async untilReady(): Promise<void> {
    for (const since = Date.now(); Date.now() - since < READY_MS; await sleep(50)) {
      const answer = await this.till.wire.send({ method: 'GET', path: '/readyz' }).catch(() => null);
      if (answer?.status === 200) return;
      if (this.hasEnded) break;
    }
    throw new Error(`not ready again:\n${this.server.output().slice(-2000)}`);
  }

  /** Stops our server properly. */
  async discharge(): Promise<void> {
    await this.till.wire.close();
    if (!this.hasEnded) await this.server.end('SIGTERM');
  }

  killServer(): Promise<number | string> {
    return this.server.end('SIGKILL');
  }

  /** Signals the postmaster. SIGINT asks for PostgreSQL's fast shutdown. */
  async signalPostmaster(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const [first = ''] = (await readFile(join(this.baseDir, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(first), signal);
  }

  /** Kills one of the database's processes that serve our connections. */
  async killBackend(): Promise<void> {
    const [victim] = await backendsOn(this.baseDir);
    if (victim) process.kill(victim, 'SIGKILL');
  }
}

const KILLS: Readonly<Record<Victim, (patient: Patient) => Promise<unknown>>> = {
  server: (patient) => patient.killServer(),
  postmaster: (patient) => patient.signalPostmaster('SIGKILL'),
  backend: (patient) => patient.killBackend(),
  both: (patient) => Promise.all([patient.signalPostmaster('SIGKILL'), patient.killServer()]),
  restart: (patient) => patient.signalPostmaster('SIGINT'),
};

/** The load on the server before the kill. */
export interface Load {
  writers: number;
  /** Milliseconds of load before the kill. */
  loadMs: number;
}

/**
 * Lets clients write, kills a victim, waits for recovery and judges what became of the writes (RELIABILITY F01, F03).
 */
export async function runCycle(patient: Patient, victim: Victim, { writers, loadMs }: Load): Promise<Cycle> {
  const caisseid = await patient.till.openCaisse('orange');
  const desks = await Promise.all(Array.from({ length: writers }, () => patient.openDesk(caisseid)));
  let isOver = false;
  let acked = 0;
  const onAcked = () => {
    acked += 1;
  };
  const pace = { isOver: () => isOver, onAcked };
  const writing = Promise.all(desks.map((desk) => write(patient.till, desk, pace)));
  await sleep(loadMs);
  // A busy machine may take longer for the first write; before it is acknowledged, no write could be lost.
  for (let waited = 0; acked === 0 && waited < READY_MS; waited += 20) await sleep(20);
  const killed = performance.now();
  await KILLS[victim](patient);
  isOver = true;
  const notes = await writing;
  const isDown = patient.hasEnded && victim !== 'server' && victim !== 'both';
  await patient.revive();
  const recoveryMs = Math.round(performance.now() - killed);
  const verdict = await judge(patient.till, caisseid, notes);
  const running = await postmastersOn(patient.baseDir);
  const faults = [
    ...verdict.faults,
    ...(await ledgerFaults(patient.dataDir)),
    ...(running.length === 1 ? [] : [`${running.length} databases run on the data directory`]),
    ...(isDown ? ['our server went down with its database'] : []),
  ];
  return { ...verdict, faults, victim, writers, loadMs, recoveryMs };
}
