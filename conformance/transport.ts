import type { Permission } from '@comptoir/domain/permission';

/** One HTTP request, ready to be sent to an implementation of the contract. */
export interface WireRequest {
  method: string;
  /** The path and the query, from `/api/` on. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

export interface WireAnswer {
  status: number;
  header(name: string): string | null;
  /** The parsed JSON; undefined when the body is not JSON. */
  body: unknown;
  /** The text of a file. */
  text: string;
}

/** A user who sends requests, in one session for all steps of a case. */
export interface Client {
  utilisateurid: number;
  username: string;
  password: string;
  send(request: WireRequest): Promise<WireAnswer>;
}

/** An implementation of the contract under test. */
export interface Transport {
  /** Makes a user with exactly these permissions and a session; null gives a client without a session. */
  as(permissions: readonly Permission[] | null): Promise<Client>;
  /** The implementation's clock in epoch milliseconds. */
  now(): number;
}
