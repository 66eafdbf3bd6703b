import type { Call } from '@comptoir/contract/call';
import type { Failure } from '@comptoir/contract/envelope';
import { t } from '../i18n/i18n';
import { requestLang } from '../i18n/requestLang';
import { ApiError, type OwnCode } from './ApiError';
import { closeSession } from './sessionClosed';
import { type ReadArgs, urlOf } from './url';

const READ_MS = 60_000;

const ownError = (code: OwnCode, status: number) => new ApiError({ status, code, message: t('general.reseau') });

/**
 * Reads the file of a binary call with the session; `types` are what it may be, `application/pdf`. Rejects with
 * ApiError, also when something else came, such as the page of a proxy.
 */
export async function readFile<C extends Call>(call: C, args: ReadArgs<C>, ...types: string[]): Promise<Blob> {
  const answer = await answerOf(urlOf(call, args), AbortSignal.timeout(READ_MS));
  const file = await answer.blob().catch(() => {
    throw ownError('reseau', 0);
  });
  if (answer.ok && types.includes(file.type)) return file;
  throw await refusalOf(answer.status, file);
}

/**
 * Reads the file of a binary call, however long it takes, and tells how many bytes have come. Rejects with ApiError,
 * also when the file was cut off.
 */
export async function downloadFile(
  address: string,
  { onProgress, signal }: { onProgress(bytes: number): void; signal: AbortSignal },
): Promise<File> {
  const answer = await answerOf(address, signal);
  const name = nameOf(answer.headers.get('content-disposition'));
  if (!answer.ok || !answer.body || name === null) throw await refusalOf(answer.status, await answer.blob());
  let bytes = 0;
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, onward) {
        bytes += chunk.length;
        onProgress(bytes);
        onward.enqueue(chunk);
      },
    }),
  );
  const file = await new Response(counted).blob().catch(() => {
    throw ownError('reseau', 0);
  });
  return new File([file], name, { type: answer.headers.get('content-type') ?? '' });
}

/** Returns the name that the server gave a file, in ASCII or encoded; null for what is no file. */
function nameOf(disposition: string | null): string | null {
  const name = /filename\*?=(?:UTF-8'')?"?([^";]+)/.exec(disposition ?? '')?.[1];
  return name === undefined ? null : decodeURIComponent(name);
}

async function answerOf(address: string, signal: AbortSignal): Promise<Response> {
  const headers = { 'Accept-Language': requestLang.get() };
  const answer = await fetch(address, { headers, credentials: 'same-origin', signal }).catch(() => {
    throw ownError('reseau', 0);
  });
  if (answer.status === 401) closeSession();
  return answer;
}

async function refusalOf(status: number, file: Blob): Promise<ApiError> {
  try {
    const { code, message } = JSON.parse(await file.text()) as Failure;
    return new ApiError({ status, code, message: message || t('general.reseau') });
  } catch {
    return ownError('reponse.illisible', status);
  }
}
