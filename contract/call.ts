import type { Permission } from '@comptoir/domain/permission';
import * as z from 'zod/mini';
import { Id, NewId } from './schema';

/** Who may call: everyone, any signed-in user, or a holder of one of these permissions (CONTRACT "Permissions"). */
export type Access = 'public' | 'session' | readonly [Permission, ...Permission[]];

/** The file field of a multipart body; `bytes` is the largest size accepted of one file. */
export interface FilePart {
  field: string;
  /** A second name that the same field goes by. */
  alias?: string;
  required: boolean;
  kind: 'preuve' | 'photo' | 'logo' | 'media';
  bytes: number;
  /** Files in one request at most. */
  max: number;
}

type Shape = z.ZodMiniObject;

/** One call of the API, declared once; routes, client, mocks and the API document derive from it. */
export interface Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Paged extends boolean = boolean,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/`, parameters in braces: `depenses/{depenseid}`. */
  path: string;
  summary: string;
  access: Access;
  params: Params;
  query: Query;
  body: Body;
  hasBody: boolean;
  /**
   * The record's own id, which its body may repeat: on creation null, 0 or empty, on a change the one of the path or
   * the query (CONTRACT "Types"). No handler sees it (./receive).
   */
  own: string | null;
  /** Set when the body is multipart. */
  file: FilePart | null;
  /** `data` of the envelope. */
  reply: Reply;
  /** The reply carries `count`, the rows before paging. */
  isPaged: Paged;
  /** Honours `Idempotency-Key`: every write that a permission opens (CONTRACT "Types", RELIABILITY F26). */
  isIdempotent: boolean;
  /**
   * The key stays on the record that it made, for ever: sent again when its answer is long forgotten, the record as it
   * is now is answered (200), and nothing is written (CONTRACT "Types").
   */
  hasLastingKey: boolean;
  /** Fields of the body that are kept nowhere as they are: passwords. */
  secrets: readonly string[];
  /** 200, or 201 for a creation. */
  status: 200 | 201;
  /** Compatibility fields of the envelope (CONTRACT "Envelope"). */
  compat: 'none' | 'error' | 'statuscode';
  /** Reachable with a temporary password. */
  isOpenToTemporaryPassword: boolean;
  /** The answer is not an envelope but the bytes of a file. */
  isBinary: boolean;
  /** A read that goes through whole tables, whatever page of the answer is shown: it takes turns (ASVS 15.1.3). */
  isCostly: boolean;
}

const nothing = z.strictObject({});
type Nothing = typeof nothing;

type Declaration<
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  R extends z.ZodMiniType,
  Paged extends boolean,
> = Pick<Call, 'method' | 'path' | 'summary' | 'access'> & {
  reply: R;
  params?: P;
  query?: Q;
  body?: B;
  file?: FilePart;
  isPaged?: Paged;
} & Partial<
    Pick<
      Call,
      'own' | 'hasLastingKey' | 'secrets' | 'status' | 'compat' | 'isOpenToTemporaryPassword' | 'isBinary' | 'isCostly'
    >
  >;

/** The body of a call with the record's own id. */
function bodyOf({ method, own, body }: Pick<Call, 'method'> & Partial<Pick<Call, 'own' | 'body'>>): Shape {
  if (!body || !own) return body ?? nothing;
  return z.extend(body, { [own]: method === 'POST' ? NewId : z.optional(z.nullable(Id)) });
}

/** Declares a call; what is not said is absent, unpaged, 200. */
export function call<
  R extends z.ZodMiniType,
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
  const Paged extends boolean = false,
>(declaration: Declaration<P, Q, B, R, Paged>): Call<P, Q, B, R, Paged> {
  return {
    own: null,
    hasLastingKey: false,
    secrets: [],
    status: 200,
    compat: 'none',
    isOpenToTemporaryPassword: false,
    isBinary: false,
    isCostly: false,
    ...declaration,
    isIdempotent: declaration.method !== 'GET' && typeof declaration.access !== 'string',
    isPaged: (declaration.isPaged ?? false) as Paged,
    params: (declaration.params ?? nothing) as P,
    query: (declaration.query ?? nothing) as Q,
    body: bodyOf(declaration) as B,
    hasBody: declaration.body !== undefined,
    file: declaration.file ?? null,
  };
}

/** What a caller gives, and what a handler gets, of a call. */
export type ParamsOf<C extends Call> = z.input<C['params']>;
export type QueryOf<C extends Call> = z.input<C['query']>;
export type BodyOf<C extends Call> = z.input<C['body']>;
export type Received<C extends Call> = {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
};
export type ReplyOf<C extends Call> = z.output<C['reply']>;
