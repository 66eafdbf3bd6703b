/** An answer; `body` is its parsed JSON, or undefined when it is not JSON. */
export interface Answered {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they expect, and fail when it is not there
  body: any;
  bytes: Buffer;
}

export interface Piece {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Request headers. */
type Sent = Readonly<Record<string, string>>;

/** A user who calls the API over a real socket; paths start after `/api/`. */
export interface TestClient {
  utilisateurid: number;
  username: string;
  password: string;
  token: string | null;
  /** Sends any request; `path` starts at the root. */
  send(
    method: string,
    path: string,
    body?: string | FormData | Uint8Array<ArrayBuffer> | null,
    headers?: Sent,
  ): Promise<Answered>;
  get(path: string, headers?: Sent): Promise<Answered>;
  post(path: string, body?: unknown, headers?: Sent): Promise<Answered>;
  put(path: string, body?: unknown, headers?: Sent): Promise<Answered>;
  delete(path: string, headers?: Sent): Promise<Answered>;
  multipart(
    method: 'POST' | 'PUT',
    path: string,
    fields: Readonly<Record<string, unknown>>,
    file?: Piece | null,
    headers?: Sent,
  ): Promise<Answered>;
}

type Person = Pick<TestClient, 'utilisateurid' | 'username' | 'password' | 'token'>;

/** Makes a client that sends its token as Bearer, as scripts do. */
export function testClient(baseUrl: string, person: Person): TestClient {
  const authorization: Record<string, string> =
    person.token === null ? {} : { authorization: `Bearer ${person.token}` };
  const send: TestClient['send'] = async (method, path, body = null, headers = {}) => {
    const answer = await fetch(baseUrl + path, { method, body, headers: { ...authorization, ...headers } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, body: jsonOf(bytes), bytes };
  };
  const json =
    (method: string) =>
    (path: string, body?: unknown, headers: Sent = {}) =>
      body === undefined
        ? send(method, `/api/${path}`, null, headers)
        : send(method, `/api/${path}`, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
  return {
    ...person,
    send,
    get: (path, headers) => send('GET', `/api/${path}`, null, headers),
    post: json('POST'),
    put: json('PUT'),
    delete: (path, headers) => send('DELETE', `/api/${path}`, null, headers),
    multipart: (method, path, fields, file, headers) => send(method, `/api/${path}`, formOf(fields, file), headers),
  };
}

function formOf(fields: Readonly<Record<string, unknown>>, file: Piece | null | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value === null ? '' : String(value));
  if (file) form.set('file', new Blob([file.bytes]), file.name);
  return form;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
