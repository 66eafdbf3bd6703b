import { type FormData, Pool } from 'undici';

/** A signed-in keep-alive client of the measured server. */
export class Client {
  private readonly pool: Pool;
  private token = '';

  constructor(origin: string, connections: number) {
    this.pool = new Pool(origin, { connections, pipelining: 1 });
  }

  async signIn(username: string, password: string): Promise<void> {
    const body = JSON.stringify({ username, password });
    const { data } = await this.send('POST', '/api/auth/login', body, { 'content-type': 'application/json' });
    this.token = (data as { token: string }).token;
  }

  get(path: string): Promise<Answer> {
    return this.send('GET', path, null, {});
  }

  post(path: string, form: FormData, headers: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, form, headers);
  }

  postJson(path: string, body: object, headers: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, JSON.stringify(body), { ...headers, 'content-type': 'application/json' });
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async send(
    method: 'GET' | 'POST',
    path: string,
    body: string | FormData | null,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const authorization = this.token ? { authorization: `Bearer ${this.token}` } : {};
    const answer = await this.pool.request({ method, path, body, headers: { ...headers, ...authorization } });
    const read = (await answer.body.json()) as Answer;
    if (answer.statusCode >= 300) throw new Error(`${method} ${path}: ${answer.statusCode} ${JSON.stringify(read)}`);
    return read;
  }
}

export interface Answer {
  data: unknown;
  count?: number;
}
