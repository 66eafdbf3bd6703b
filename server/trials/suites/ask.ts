import type { Piece } from '@comptoir/conformance/piece';
import type { Call } from '@comptoir/contract/call';
import { encodeTexts } from '@comptoir/contract/text';
import { MULTIPART_TYPE, multipartBody, type Part } from './multipart';
import type { Asked } from './wire';

/** What a request of a call carries. */
export interface Values {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: Readonly<Record<string, unknown>>;
  file?: Piece;
  headers?: Readonly<Record<string, string>>;
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** Returns the request that a well-behaved client makes for a call. */
export function askOf(call: Call, { params = {}, query = {}, body = {}, file, headers = {} }: Values): Asked {
  const asked = { method: call.method, path: pathOf(call, params, query), headers };
  if (!call.hasBody) return asked;
  if (!call.file)
    return { ...asked, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const parts: Part[] = encodeTexts(body).map(([name, value]) => ({ name, value }));
  if (file) parts.push({ name: call.file.field, value: file.bytes, filename: file.name });
  return { ...asked, headers: { 'content-type': MULTIPART_TYPE, ...headers }, body: multipartBody(parts) };
}

/** Returns the path of a call with its parameters and query, encoded. */
export function pathOf(
  call: Call,
  params: Readonly<Record<string, unknown>>,
  query: Readonly<Record<string, unknown>> = {},
): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = encodeTexts(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/api/${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}
