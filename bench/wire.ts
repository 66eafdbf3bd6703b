import { connect, type Socket } from 'node:net';

/**
 * One keep-alive connection that sends a request and waits. It only writes bytes and looks for the end of the answer,
 * because the load generator shares two cores with the server and the database.
 */
export class Wire {
  private readonly socket: Socket;
  private received: Buffer[] = [];
  private length = 0;
  /** Bytes of the whole answer, once its head is there. */
  private expected = 0;
  private settle: { resolve(answer: Buffer): void; reject(error: Error): void } | null = null;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.socket.on('data', (chunk) => this.take(chunk));
    this.socket.on('error', (error) => this.settle?.reject(error));
    this.socket.on('close', () => this.settle?.reject(new Error('the server closed the connection')));
  }

  /** Sends a whole request. Returns the whole answer; rejects when it is not a success. */
  ask(request: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.socket.write(request);
    });
  }

  close(): void {
    this.settle = null;
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.received.push(chunk);
    this.length += chunk.length;
    if (this.expected === 0) this.expected = expectedOf(Buffer.concat(this.received));
    if (this.expected === 0 || this.length < this.expected) return;
    const answer = this.received.length === 1 ? chunk : Buffer.concat(this.received);
    this.received = [];
    this.length = 0;
    this.expected = 0;
    const { settle } = this;
    this.settle = null;
    const isSuccess = answer.toString('latin1', 9, 10) === '2';
    if (isSuccess) settle?.resolve(answer);
    else settle?.reject(new Error(answer.toString()));
  }
}

/** Returns the length of the whole answer, or 0 while its head is not whole. */
function expectedOf(answer: Buffer): number {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return 0;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, head))?.[1];
  if (length === undefined) throw new Error('an answer without a length');
  return head + 4 + Number(length);
}
