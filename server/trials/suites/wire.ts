import { Agent } from 'undici';

/** One HTTP request as it goes over the socket. `path` is sent as it is: nothing is resolved or encoded. */
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
  /** The parsed JSON; undefined when the text is not JSON. */
  body: unknown;
}

/** Returns `201` for a success, `422 caisse.solde_insuffisant` for a refusal. */
export function outcomeOf({ status, body }: Answered): string {
  const code = (body as { code?: string } | undefined)?.code;
  return code === undefined ? String(status) : `${status} ${code}`;
}

/** Keep-alive connections to one server, many at the same time, as browsers and scripts have them. */
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

/** Parses a text as JSON; undefined when it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
