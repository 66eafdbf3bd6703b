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

/** What a chunk asks for that begins a request: a browser sends its whole head at once. */
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

/** Where the line drops by itself: at which request, how, and how many tries find nobody before it is back. */
export type Rule = (requests: number) => { moment: Moment; tries: number } | null;

/** What lies between a browser and the server: byte for byte, until it drops. Then nobody is at the other end. */
export class Wire {
  /** What was asked over it, oldest first. */
  readonly asked: Asked[] = [];
  private readonly server: Server = createServer((socket) => this.carry(socket));
  private readonly open = new Set<Socket>();
  private isDown = false;
  /** Tries that find nobody before it is back by itself. */
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

  /** Drops it around the next request that is asked so. Resolves when it has dropped. */
  dropAt(at: RegExp, moment: Moment): Promise<void> {
    return new Promise((done) => {
      this.cut = { at, moment, done };
    });
  }

  /** Lets it drop by a rule, again and again, for each request of the API. */
  dropBy(rule: Rule): void {
    this.rule = rule;
  }

  /** Nothing comes through any more. */
  drop(tries = Number.POSITIVE_INFINITY): void {
    this.isDown = true;
    this.tries = tries;
    for (const socket of this.open) socket.resetAndDestroy();
  }

  mend(): void {
    this.isDown = false;
  }

  /** The keys under which it was asked so, in the order of their coming. */
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
    // The other end stays: it knows nothing of what happens here.
    near.removeAllListeners('close').once('close', () => this.open.delete(near));
    interrupt({ near, far, chunk, asked }, cut);
  }

  /** What is to become of a request, if it is to be cut. */
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
  /** The first of its bytes. */
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
  // Its answer comes to nobody.
  far.on('data', () => {
    if (moment === 'after the server has saved') done();
    far.destroy();
  });
  far.resume();
  near.on('data', pass);
  pass(chunk);
}
