import { randomUUID } from 'node:crypto';
import { Wire } from './wire';

/** Password of the measured server's first administrator. */
export const PASSWORD = 'mesure-de-comptoir';

/**
 * A signed-in client of the measured server. Each of its connections sends one request at a time. A load tool such as
 * autocannon repeats one request; here each write has its own debt and key, and the driver's statements are timed in
 * the same way.
 */
export class Client {
  private readonly wires: Wire[];
  private readonly host: string;
  private authorization = '';

  constructor(origin: string, connections: number) {
    this.host = new URL(origin).host;
    this.wires = Array.from({ length: connections }, () => new Wire(origin));
  }

  async signIn(): Promise<void> {
    const body = { username: 'admin', password: PASSWORD };
    const { data } = answerIn(await this.ask(0, this.json('POST', '/api/auth/login', body)));
    this.authorization = `Authorization: Bearer ${(data as { token: string }).token}\r\n`;
  }

  /** Returns the bytes of a request that reads this path. They are made once and sent again and again. */
  reading(path: string): Buffer {
    return this.head('GET', path, '');
  }

  /** Sends a request on a lane's connection; checks only that it succeeds. */
  ask(lane: number, request: Buffer): Promise<Buffer> {
    const wire = this.wires[lane];
    if (!wire) throw new RangeError(`no lane ${lane}`);
    return wire.ask(request);
  }

  async get(path: string): Promise<Answer> {
    return answerIn(await this.ask(0, this.reading(path)));
  }

  postJson(lane: number, path: string, body: object): Promise<Buffer> {
    return this.ask(lane, this.json('POST', path, body));
  }

  postForm(lane: number, path: string, fields: object, file?: FormFile): Promise<Buffer> {
    const boundary = `----${randomUUID()}`;
    const texts = Object.entries(fields).map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const before = file
      ? `--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.name}"\r\n` +
        `Content-Type: ${file.type}\r\n\r\n`
      : '';
    const end = `${file ? '\r\n' : ''}--${boundary}--\r\n`;
    const body = Buffer.concat([Buffer.from(texts.join('') + before), file?.bytes ?? NOTHING, Buffer.from(end)]);
    const head = this.head('POST', path, `${keyed()}Content-Type: multipart/form-data; boundary=${boundary}\r\n`, body);
    return this.ask(lane, Buffer.concat([head, body]));
  }

  close(): void {
    for (const wire of this.wires) wire.close();
  }

  private json(method: string, path: string, content: object): Buffer {
    const body = Buffer.from(JSON.stringify(content));
    return Buffer.concat([this.head(method, path, `${keyed()}Content-Type: application/json\r\n`, body), body]);
  }

  private head(method: string, path: string, headers: string, body?: Buffer): Buffer {
    const length = body ? `Content-Length: ${body.length}\r\n` : '';
    return Buffer.from(
      `${method} ${path} HTTP/1.1\r\nHost: ${this.host}\r\n${this.authorization}${headers}${length}\r\n`,
    );
  }
}

const NOTHING = Buffer.alloc(0);
const keyed = () => `Idempotency-Key: ${randomUUID()}\r\n`;

/** A file of a form. */
export interface FormFile {
  field: string;
  name: string;
  type: string;
  bytes: Buffer;
}

export interface Answer {
  data: unknown;
  count?: number;
}

/** Returns the JSON of an answer. */
export function answerIn(answer: Buffer): Answer {
  return JSON.parse(answer.toString('utf8', answer.indexOf('\r\n\r\n') + 4)) as Answer;
}
