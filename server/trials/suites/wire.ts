import { Agent } from 'undici';

/** One HTTP request as it goes over the socket; `path` is sent verbatim, nothing in it is resolved or encoded. */
export interface Asked {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

export interface Answered {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
  /** The parsed JSON; undefined when the text is none. */
  body: unknown;
}

/** Keep-alive connections to one listening server: what browsers and scripts are to it, many at the same time. */
export class Wire {
  readonly #agent: Agent;

  constructor(
    readonly origin: string,
    connections = 64,
  ) {
    this.#agent = new Agent({ connections, pipelining: 1, headersTimeout: 30_000, bodyTimeout: 30_000 });
  }

  async send({ method, path, headers, body }: Asked): Promise<Answered> {
    const reply = await this.#agent.request({
      origin: this.origin,
      path,
      method: method as 'GET',
      headers: headers ?? {},
      body: body ?? null,
    });
    const text = await reply.body.text();
    return { status: reply.statusCode, headers: reply.headers, text, body: jsonOf(text) };
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }
}

/** The JSON that a text is; undefined when it is none. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
