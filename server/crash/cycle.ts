import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../testing/serverProcess';
import { ledgerFaults } from './ledgerFaults';
import { backendsOn, postmastersOn } from './processes';
import { ADMIN_PASSWORD, Till } from './till';
import { judge, type Verdict } from './verdict';
import { write } from './writer';

const WRITERS = 8;
const READY_MS = 60_000;
const ENV = { ADMIN_PASSWORD, MIN_FREE_BYTES: '0' };

/** Who is killed: our server, the database's postmaster, one of its backends, or both at once. */
export const VICTIMS = ['server', 'postmaster', 'backend', 'both'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface Cycle extends Verdict {
  victim: Victim;
  /** Milliseconds of load before the kill, and until the server was ready again. */
  loadMs: number;
  recoveryMs: number;
}

/** A server on its own data directory, killed and started again on the same data. */
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

  openDepense(): Promise<number> {
    return this.till.openDepense(this.#typedepenseid);
  }

  get hasEnded(): boolean {
    return this.server.child.exitCode !== null || this.server.child.signalCode !== null;
  }

  /** Whether it ends by itself within half a second: its last answer may come before its end is seen. */
  async endsSoon(): Promise<boolean> {
    for (let waited = 0; waited < 500 && !this.hasEnded; waited += 20) await sleep(20);
    return this.hasEnded;
  }

  /** Starts the server again if it is dead; in any case waits until it is ready. The session stays. */
  async revive(env: Record<string, string> = {}): Promise<void> {
    if (this.hasEnded) {
      this.server = await startServer({ dataDir: this.dataDir, env: { ...ENV, ...env } });
      this.till = await this.till.movedTo(this.server.baseUrl);
    }
    await this.untilReady();
  }

  /** Ends the server in order, if it lives, and starts it with other settings. */
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

  /** Ends our server in order. */
  async discharge(): Promise<void> {
    await this.till.wire.close();
    if (!this.hasEnded) await this.server.end('SIGTERM');
  }

  killServer(): Promise<number | string> {
    return this.server.end('SIGKILL');
  }

  async killPostmaster(): Promise<void> {
    const [first = ''] = (await readFile(join(this.baseDir, 'postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(first), 'SIGKILL');
  }

  /** One of the database's processes that serve our connections. */
  async killBackend(): Promise<void> {
    const [victim] = await backendsOn(this.baseDir);
    if (victim) process.kill(victim, 'SIGKILL');
  }
}

const KILLS: Readonly<Record<Victim, (patient: Patient) => Promise<unknown>>> = {
  server: (patient) => patient.killServer(),
  postmaster: (patient) => patient.killPostmaster(),
  backend: (patient) => patient.killBackend(),
  both: (patient) => Promise.all([patient.killPostmaster(), patient.killServer()]),
};

/** Eight people pay, somebody is killed, the server comes back: what became of the payments (RELIABILITY F01, F03). */
export async function runCycle(patient: Patient, victim: Victim, loadMs: number): Promise<Cycle> {
  const caisseid = await patient.till.openCaisse();
  const depenses = await Promise.all(Array.from({ length: WRITERS }, () => patient.openDepense()));
  let isOver = false;
  let acked = 0;
  const onAcked = () => {
    acked += 1;
  };
  const pace = { isOver: () => isOver, onAcked };
  const writing = Promise.all(depenses.map((depenseid) => write(patient.till, { depenseid, caisseid }, pace)));
  await sleep(loadMs);
  // A busy machine may take longer for the first one, without which nothing could be lost.
  for (let waited = 0; acked === 0 && waited < READY_MS; waited += 20) await sleep(20);
  const killed = performance.now();
  await KILLS[victim](patient);
  isOver = true;
  const notes = await writing;
  const isDown = patient.hasEnded && (victim === 'postmaster' || victim === 'backend');
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
  return { ...verdict, faults, victim, loadMs, recoveryMs };
}
