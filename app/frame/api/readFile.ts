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
  const answer = await fetch(urlOf(call, args), {
    headers: { 'Accept-Language': requestLang.get() },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(READ_MS),
  }).catch(() => {
    throw ownError('reseau', 0);
  });
  if (answer.status === 401) closeSession();
  const file = await answer.blob().catch(() => {
    throw ownError('reseau', 0);
  });
  if (answer.ok && types.includes(file.type)) return file;
  throw await refusalOf(answer.status, file);
}

async function refusalOf(status: number, file: Blob): Promise<ApiError> {
  try {
    const { code, message } = JSON.parse(await file.text()) as Failure;
    return new ApiError({ status, code, message: message || t('general.reseau') });
  } catch {
    return ownError('reponse.illisible', status);
  }
}
