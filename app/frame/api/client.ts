import type { Call } from '@comptoir/contract/call';
import { type Answer, type Failure, isSuccess } from '@comptoir/contract/envelope';
import type { ErrorCode } from '@comptoir/contract/errors';
import { encodeTexts } from '@comptoir/contract/text';
import { t } from '../i18n/i18n';
import { requestLang } from '../i18n/requestLang';
import { ApiError, type OwnCode } from './ApiError';
import { closeSession } from './sessionClosed';
import { exchangeRequest, type Incoming, type Outgoing } from './transport';
import { type CallArgs, urlOf } from './url';

/** A write as it was sent, so that it can be sent again with the same key. */
export type SentWrite = Pick<Outgoing, 'method' | 'url' | 'body'> & {
  key: string;
  /** The server never forgets the key (contract `hasLastingKey`). */
  isKeyLasting: boolean;
};

export interface SendOptions {
  idempotencyKey?: string;
  /**
   * Called before a write with an idempotency key is sent; gets null if nothing of the write may be kept. If it
   * rejects, the write is not sent.
   */
  beforeSend?: (write: SentWrite | null) => Promise<void>;
  signal?: AbortSignal;
  /** Gets the share of the body that was sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

type LooseArgs = { params?: object; query?: object; body?: object; file?: File | null };

function bodyOf(call: Call, args: LooseArgs): string | FormData | null {
  if (!call.hasBody) return null;
  const body = (args.body ?? {}) as Record<string, unknown>;
  if (!call.file) return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of encodeTexts(body)) form.append(name, value);
  // The file comes last, so that a server that streams has read the fields before the bytes.
  if (args.file) form.append(call.file.field, args.file, args.file.name);
  return form;
}

function headersOf(body: string | FormData | null, options: SendOptions): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': requestLang.get(),
    ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
    ...(options.idempotencyKey === undefined ? {} : { 'Idempotency-Key': options.idempotencyKey }),
  };
}

/** The facts of a call that decide how its answer is read. */
type Kind = Pick<Call, 'method' | 'access' | 'isIdempotent'>;

const isWrite = (call: Kind) => call.method !== 'GET';

function ownError(call: Kind, code: OwnCode, status: number, hadNetwork = true): ApiError {
  // Only a call with an idempotency key may promise that nothing is done twice.
  const unknown = hadNetwork ? 'general.resultatinconnu' : 'general.nonenvoye';
  const message = t(call.isIdempotent ? unknown : 'general.reseau');
  return new ApiError({ status, code, message, isUnknownResult: isWrite(call) });
}

function parseJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/**
 * Checks only the form of the code: the browser has no list of codes, because their sentences come with the answers.
 */
const isCode = (code: string): code is ErrorCode => /^[a-z_]+(\.[a-z_]+)?$/.test(code);

/** Returns the sentence for a refusal that has none: a broken rule or a fault of the server (spec § 8). */
const sentenceOf = (status: number) => t(status < 500 ? 'general.avertissement' : 'general.erreur');

function refusalOf(call: Kind, status: number, body: Record<string, unknown>): ApiError {
  const { code, message, errors, data } = body as Partial<Failure>;
  if (typeof code !== 'string' || !isCode(code)) return ownError(call, 'reponse.illisible', status);
  return new ApiError({
    status,
    code,
    message: message || sentenceOf(status),
    errors: Array.isArray(errors) ? errors : [],
    data,
    isUnknownResult: isWrite(call) && (code === 'base.resultat_inconnu' || code === 'interne'),
  });
}

function readEnvelope(call: Kind, status: number, text: string): Record<string, unknown> {
  const body = parseJson(text);
  if (body === null) throw ownError(call, 'reponse.illisible', status);
  if (!isSuccess(status, body)) throw refusalOf(call, status, body);
  return body;
}

function readAnswer<C extends Call>(call: C, { status, text }: Incoming): Answer<C> {
  const body = readEnvelope(call, status, text);
  const data = call.reply.safeParse(body.data ?? null);
  const count = typeof body.count === 'number' ? body.count : undefined;
  if (!data.success || (call.isPaged && count === undefined)) throw ownError(call, 'reponse.illisible', status);
  return (count === undefined ? { data: data.data } : { data: data.data, count }) as Answer<C>;
}

/** Tells whether the write may be kept to be sent again; a password is never kept. */
const mayWait = (call: Call) => call.isIdempotent && call.secrets.length === 0;

async function askServer(call: Kind, outgoing: Outgoing): Promise<Incoming> {
  // The network is looked at before sending: a request that left with a network may have arrived even if it is lost
  // later.
  const hadNetwork = globalThis.navigator?.onLine !== false;
  const incoming = await exchangeRequest(outgoing).catch((thrown: unknown) => {
    if (outgoing.signal?.aborted) throw thrown;
    throw ownError(call, 'reseau', 0, hadNetwork);
  });
  if (incoming.status === 401 && call.access !== 'public') closeSession();
  return incoming;
}

/**
 * Makes one call of the contract, whose declaration gives the address, the body and the check of the answer. Rejects
 * with ApiError, or with DOMException AbortError when `signal` aborted it. The first 401 of a session closes it (see
 * sessionClosed).
 */
export async function sendCall<C extends Call>(
  call: C,
  args: CallArgs<C>,
  options: SendOptions = {},
): Promise<Answer<C>> {
  const loose = args as LooseArgs;
  const body = bodyOf(call, loose);
  const { method } = call;
  const url = urlOf(call, loose as Parameters<typeof urlOf>[1]);
  const { signal, onProgress, beforeSend, idempotencyKey: key } = options;
  if (beforeSend && key !== undefined) {
    await beforeSend(mayWait(call) ? { method, url, body, key, isKeyLasting: call.hasLastingKey } : null);
  }
  return readAnswer(
    call,
    await askServer(call, { method, url, headers: headersOf(body, options), body, signal, onProgress }),
  );
}

/** A write that waited is treated like this: of its answer, only whether the write was done is read. */
const WAITED: Kind = { method: 'POST', access: 'session', isIdempotent: true };

/** Sends a write again exactly as it was sent the first time. Resolves when it is done; rejects as `sendCall` does. */
export async function sendAgain({ method, url, body, key }: Omit<SentWrite, 'isKeyLasting'>): Promise<void> {
  const headers = headersOf(body, { idempotencyKey: key });
  const { status, text } = await askServer(WAITED, { method, url, headers, body });
  readEnvelope(WAITED, status, text);
}
