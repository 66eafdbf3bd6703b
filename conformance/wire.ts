import type { Call } from '@comptoir/contract/call';
import { encodeTexts } from '@comptoir/contract/text';
import type { Step } from './case';
import { MULTIPART, multipartOf } from './multipart';
import type { Piece } from './piece';
import type { WireRequest } from './transport';

type Values = Readonly<Record<string, unknown>>;
type Resolved = Pick<Step, 'call' | 'raw' | 'fileField' | 'isJson'> & {
  files: readonly Piece[];
  params: Values;
  query: Values;
  body: Values;
  headers: Values;
};

/** The HTTP request of a step whose references are already replaced. */
export function requestOf(step: Resolved): WireRequest {
  const { call } = step;
  const headers = step.headers as Record<string, string>;
  const request = { method: call.method, url: urlOf(call, step.params, step.query) };
  if (step.raw) return { ...request, headers: { 'content-type': step.raw.type, ...headers }, body: step.raw.text };
  if (!call.hasBody) return { ...request, headers, body: null };
  if (!call.file || step.isJson) {
    const text = JSON.stringify(step.body);
    return { ...request, headers: { 'content-type': 'application/json', ...headers }, body: text };
  }
  const body = multipartOf(encodeTexts(step.body), step.fileField ?? call.file.field, step.files);
  return { ...request, headers: { 'content-type': MULTIPART, ...headers }, body };
}

function urlOf(call: Call, params: Values, query: Values): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = encodeTexts(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/api/${path}${search.length > 0 ? `?${search.join('&')}` : ''}`;
}
