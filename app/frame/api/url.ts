import type { BodyOf, Call, ParamsOf, QueryOf } from '@comptoir/contract/call';
import { encodeTexts } from '@comptoir/contract/text';

// biome-ignore lint/complexity/noBannedTypes: asks whether every field may be left out
type Asked<Name extends string, T> = {} extends T ? { [N in Name]?: T } : { [N in Name]: T };

/** What a read needs: the parameters of its path and of its query, if it has any. */
export type ReadArgs<C extends Call> = Asked<'params', ParamsOf<C>> & Asked<'query', QueryOf<C>>;

/** What a call needs besides those: its body, and the file of a multipart call. */
export type CallArgs<C extends Call> = ReadArgs<C> & Asked<'body', BodyOf<C>> & { file?: File | null };

type Values = Readonly<Record<string, unknown>>;

/** Fills the parameters into the path; a slash within a parameter is encoded. */
function fillPath(template: string, params: Values): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new RangeError(`${template}: no ${name}`);
    return encodeURIComponent(String(value));
  });
}

/** Returns the address of a call, on this origin. Throws RangeError when a parameter of the path is missing. */
export function urlOf(call: Call, args: { params?: Values; query?: Values } = {}): string {
  const path = `/api/${fillPath(call.path, args.params ?? {})}`;
  const query = new URLSearchParams(encodeTexts(args.query ?? {})).toString();
  return query === '' ? path : `${path}?${query}`;
}

/**
 * Tells whether a read's address belongs to one of these nouns. The noun is the first segment of the path after `/api`.
 */
export function isOfNoun(url: string, nouns: readonly string[]): boolean {
  const noun = /^\/api\/([^/?]+)/.exec(url)?.[1];
  return noun !== undefined && nouns.includes(noun);
}
