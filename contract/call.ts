import type { Permission } from '@comptoir/domain/permission';
import * as z from 'zod/mini';
import { Id, NewId } from './schema';

/** Who may call: everyone, signed-in users, or holders of one of these permissions (CONTRACT "Permissions"). */
export type Access = 'public' | 'session' | readonly [Permission, ...Permission[]];

/** The file field of a multipart body; `bytes` is the largest size accepted for one file. */
export interface FilePart {
  field: string;
  /** Another name under which the field is accepted. */
  alias?: string;
  /** Whether a request must bring a file; a function decides it by the fields of the body as received. */
  required: boolean | ((body: Readonly<Record<string, unknown>>) => boolean);
  kind: 'preuve' | 'photo' | 'logo' | 'media' | 'signature';
  bytes: number;
  /** The most files in one request. */
  max: number;
}

type Shape = z.ZodMiniObject;

/** One call of the API, declared once: routes, client, mocks and the API document derive from it. */
export interface Call<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Paged extends boolean = boolean,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api/`, with parameters in braces: `depenses/{depenseid}`. */
  path: string;
  summary: string;
  access: Access;
  params: Params;
  query: Query;
  body: Body;
  hasBody: boolean;
  /**
   * The name of the record's own id, which the body may repeat: null, 0 or empty on creation, otherwise the id of the
   * path or the query (CONTRACT "Types"). `./receive` removes it before the handler.
   */
  own: string | null;
  /**
   * The record as it is read, for a body that writes all of it. A client may send such a row back: `./receive` leaves
   * out the fields that the body does not have (CONTRACT "Types").
   */
  row: Shape | null;
  /** Set when the body may carry a file; the body is then multipart. */
  file: FilePart | null;
  /** Schema of `data` in the envelope. */
  reply: Reply;
  /** The reply carries `count`, the number of rows on all pages. */
  isPaged: Paged;
  /** The call honours `Idempotency-Key`, as every write with a permission does (CONTRACT "Types", RELIABILITY F26). */
  isIdempotent: boolean;
  /**
   * The created record keeps its idempotency key for ever. A late repeat of the request writes nothing and gets the
   * record as it is now, with 200 (CONTRACT "Types").
   */
  hasLastingKey: boolean;
  /** Fields of the body that must not be stored or logged as they are: passwords. */
  secrets: readonly string[];
  /** 200, or 201 for a creation. */
  status: 200 | 201;
  /** Compatibility fields of the envelope (CONTRACT "Envelope"). */
  compat: 'none' | 'error' | 'statuscode';
  /** A user with a temporary password may make the call. */
  isOpenToTemporaryPassword: boolean;
  /** The answer is the bytes of a file, without an envelope. */
  isBinary: boolean;
  /** The read scans whole tables for every page of the answer, so such reads take turns (ASVS 15.1.3). */
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
  row?: Shape;
  file?: FilePart;
  isPaged?: Paged;
} & Partial<
    Pick<
      Call,
      'own' | 'hasLastingKey' | 'secrets' | 'status' | 'compat' | 'isOpenToTemporaryPassword' | 'isBinary' | 'isCostly'
    >
  >;

/** The body of a call, extended by the record's own id. */
function bodyOf({ method, own, body }: Pick<Call, 'method'> & Partial<Pick<Call, 'own' | 'body'>>): Shape {
  if (!body || !own) return body ?? nothing;
  return z.extend(body, { [own]: method === 'POST' ? NewId : z.optional(z.nullable(Id)) });
}

/** Declares a call. By default it has no parameters, query, body or file, is not paged and answers 200. */
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
    row: declaration.row ?? null,
    file: declaration.file ?? null,
  };
}

/** The types of a call's values: the first three for the caller, `Received` for the handler. */
export type ParamsOf<C extends Call> = z.input<C['params']>;
export type QueryOf<C extends Call> = z.input<C['query']>;
export type BodyOf<C extends Call> = z.input<C['body']>;
export type Received<C extends Call> = {
  params: z.output<C['params']>;
  query: z.output<C['query']>;
  body: z.output<C['body']>;
};
export type ReplyOf<C extends Call> = z.output<C['reply']>;
