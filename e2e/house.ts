import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const BUILT = join(import.meta.dirname, '../dist');
const READY = /ready\): (http:\/\/\S+)/;

export const ADMIN = { username: 'admin', password: 'Comptoir-e2e-2026' };

/** The first administrator's password, and the name of the organisation. */
const GIVEN = { ADMIN_PASSWORD: ADMIN.password, COMPAGNIE: 'Société d’essai' };

interface Begun {
  child: ChildProcess;
  ended: Promise<void>;
}

/** The built server at a free port, with its own data, which `stop` deletes. */
export class House {
  origin = '';
  /** The administrator of this server. */
  readonly admin = ADMIN;
  private dataDir = '';
  private server: Begun | null = null;

  /** `isGroup`: `cut` can end the server together with all that it started. */
  constructor(private readonly isGroup = false) {}

  protected get args(): readonly string[] {
    return [];
  }

  protected get env(): Readonly<Record<string, string>> {
    return GIVEN;
  }

  protected get main(): string {
    return join(BUILT, 'server', 'main.mjs');
  }

  /** The port on which it listens; 0 lets the system choose. */
  protected port(): Promise<number> {
    return Promise.resolve(0);
  }

  async start(): Promise<void> {
    this.dataDir = await mkdtemp(join(tmpdir(), 'comptoir-e2e-'));
    await this.run();
  }

  /** Starts the server on its data, with the module `before` loaded first. Resolves when the server is ready. */
  async run(before?: string): Promise<void> {
    const own = before ? { NODE_OPTIONS: `--import ${pathToFileURL(before)}` } : {};
    const env = { ...process.env, ...this.env, ...own, PORT: String(await this.port()), DATA_DIR: this.dataDir };
    const child = spawn(process.execPath, [this.main, ...this.args], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: this.isGroup,
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    this.server = { child, ended };
    this.origin = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout?.on('data', (text) => {
        said += text;
        const [, address] = READY.exec(said) ?? [];
        if (address) resolve(address);
      });
      void ended.then(() => reject(new Error(`the server did not start: ${said}`)));
    });
  }

  get isRunning(): boolean {
    return this.server?.child.exitCode === null && this.server.child.signalCode === null;
  }

  /** Ends the server; its data stay. */
  async halt(): Promise<void> {
    this.server?.child.kill('SIGTERM');
    await this.server?.ended;
  }

  /** Ends it with all that it started, as a power cut does. */
  async cut(): Promise<void> {
    const { child, ended } = this.server ?? {};
    if (child?.pid && this.isRunning) process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  /** Returns what `npm run ledger:check` says of the data while the server runs. */
  async checkLedger(): Promise<string> {
    const check = spawn(process.execPath, [join(BUILT, '../scripts/ledger-check.mjs')], {
      env: { ...process.env, DATA_DIR: this.dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    check.stdout.on('data', (text) => {
      said += text;
    });
    await new Promise((resolve) => check.once('close', resolve));
    return said;
  }

  async stop(): Promise<void> {
    await this.halt();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
