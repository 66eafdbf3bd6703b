import { connect, createServer, type Server, type Socket } from 'node:net';

/** When the line drops around a write. */
export const MOMENTS = [
  'before it leaves',
  'while its body travels',
  'while the server is at it',
  'after the server has saved',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** A request as it comes over the line. */
interface Asked {
  /** `POST /api/depenses`. */
  what: string;
  key: string | undefined;
  headBytes: number;
  bodyBytes: number;
}

const ASKS = /^([A-Z]+ \S+) HTTP\/1\.1\r\n/;
const HEAD_END = '\r\n\r\n';

/** Reads the request that a chunk begins, or null: a browser sends the whole head of a request at once. */
function askedIn(chunk: Buffer): Asked | null {
  const headBytes = chunk.indexOf(HEAD_END) + HEAD_END.length;
  const head = chunk.toString('latin1', 0, headBytes);
  const [, what] = ASKS.exec(head) ?? [];
  if (!what) return null;
  const field = (name: string) => new RegExp(`\r\n${name}: (\\S+)`, 'i').exec(head)?.[1];
  return { what, key: field('idempotency-key'), headBytes, bodyBytes: Number(field('content-length') ?? 0) };
}

interface Cut {
  at: RegExp;
  moment: Moment;
  done(): void;
}

/** Tells for each request whether the line drops: when, and how many connections then fail before it is back. */
export type Rule = (requests: number) => { moment: Moment; tries: number } | null;

/** The line between a browser and the server. It passes every byte until it drops; then connections fail. */
export class Wire {
  /** Requests that came over it, oldest first. */
  readonly asked: Asked[] = [];
  private readonly server: Server = createServer((socket) => this.carry(socket));
  private readonly open = new Set<Socket>();
  private isDown = false;
  /** Number of connections that fail before it is back by itself. */
  private tries = Number.POSITIVE_INFINITY;
  private cut: Cut | null = null;
  private rule: Rule = () => null;

  constructor(private readonly far: () => string) {}

  get origin(): string {
    const address = this.server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.drop();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Drops the line around the next request that matches `at`. Resolves when the line has dropped. */
  dropAt(at: RegExp, moment: Moment): Promise<void> {
    return new Promise((done) => {
      this.cut = { at, moment, done };
    });
  }

  /** Lets a rule drop the line again and again, at requests of the API. */
  dropBy(rule: Rule): void {
    this.rule = rule;
  }

  /** Cuts all connections, and makes the next `tries` fail. */
  drop(tries = Number.POSITIVE_INFINITY): void {
    this.isDown = true;
    this.tries = tries;
    for (const socket of this.open) socket.resetAndDestroy();
  }

  mend(): void {
    this.isDown = false;
  }

  /** Returns the keys of the requests that match `at`, in the order in which they came. */
  keysOf(at: RegExp): (string | undefined)[] {
    return this.asked.filter(({ what }) => at.test(what)).map(({ key }) => key);
  }

  private carry(near: Socket): void {
    near.on('error', () => undefined);
    if (this.isDown && this.tries > 0) {
      this.tries -= 1;
      near.resetAndDestroy();
      return;
    }
    this.isDown = false;
    this.open.add(near);
    near.once('close', () => this.open.delete(near));
    const far = connect(Number(new URL(this.far()).port), '127.0.0.1');
    far.on('error', () => near.resetAndDestroy());
    far.pipe(near);
    near.on('close', () => far.destroy());
    near.on('data', (chunk: Buffer) => this.forward(near, far, chunk));
  }

  private forward(near: Socket, far: Socket, chunk: Buffer): void {
    const asked = askedIn(chunk);
    if (asked) this.asked.push(asked);
    const cut = asked && this.cutOf(asked);
    if (!asked || !cut) {
      far.write(chunk);
      return;
    }
    near.removeAllListeners('data');
    far.unpipe(near);
    // The connection to the server stays open: the server must not notice what happens here.
    near.removeAllListeners('close').once('close', () => this.open.delete(near));
    interrupt({ near, far, chunk, asked }, cut);
  }

  /** Returns how a request is to be cut, or null. */
  private cutOf(asked: Asked): Omit<Cut, 'at'> | null {
    const { cut } = this;
    if (cut?.at.test(asked.what)) {
      this.cut = null;
      return { moment: cut.moment, done: () => [this.drop(), cut.done()] };
    }
    if (!/ \/api\//.test(asked.what)) return null;
    const ruled = this.rule(this.asked.length);
    return ruled && { moment: ruled.moment, done: () => this.drop(ruled.tries) };
  }
}

interface Request {
  near: Socket;
  far: Socket;
  /** The first bytes of the request. */
  chunk: Buffer;
  asked: Asked;
}

/** Lets as much of a request through as its moment says, and drops the line. */
function interrupt({ near, far, chunk, asked }: Request, { moment, done }: Omit<Cut, 'at'>): void {
  const whole = asked.headBytes + asked.bodyBytes;
  const share = { 'before it leaves': 0, 'while its body travels': asked.headBytes + Math.floor(asked.bodyBytes / 2) };
  const allowed = moment in share ? share[moment as keyof typeof share] : whole;
  let passed = 0;
  const pass = (bytes: Buffer) => {
    const part = bytes.subarray(0, allowed - passed);
    passed += part.length;
    if (part.length > 0) far.write(part);
    if (passed < allowed) return;
    near.removeAllListeners('data').resume();
    if (allowed < whole) far.end();
    if (moment !== 'after the server has saved') done();
  };
  // Nobody receives the answer.
  far.on('data', () => {
    if (moment === 'after the server has saved') done();
    far.destroy();
  });
  far.resume();
  near.on('data', pass);
  pass(chunk);
}
