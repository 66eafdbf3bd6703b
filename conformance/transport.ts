import type { Permission } from '@comptoir/domain/permission';

/** One HTTP request, ready to be sent to an implementation of the contract. */
export interface WireRequest {
  method: string;
  /** From `/api/` on. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | null;
}

export interface WireAnswer {
  status: number;
  header(name: string): string | null;
  /** The parsed JSON; undefined when it is none. */
  body: unknown;
}

/** Somebody who asks; keeps one session over the steps of a case. */
export interface Client {
  utilisateurid: number;
  username: string;
  password: string;
  send(request: WireRequest): Promise<WireAnswer>;
}

/** An implementation of the contract under test. */
export interface Transport {
  /** A new user with exactly these permissions and a session; null: nobody. */
  as(permissions: readonly Permission[] | null): Promise<Client>;
  /** The implementation's clock, epoch milliseconds. */
  now(): number;
}
