import type { Call } from '@comptoir/contract/call';
import type { ErrorCode } from '@comptoir/contract/errors';
import type { Expectation, Step } from './case';

type Values = Readonly<Record<string, unknown>>;

/**
 * One request, its values by name: each goes into the path or the query that declares it. The others are the query of a
 * read and the body of a write.
 */
export function ask(call: Call, values: Values = {}, expect: Expectation = {}, more: Partial<Step> = {}): Step {
  const places = { params: {}, query: {}, body: {} };
  const others = call.method === 'GET' ? 'query' : 'body';
  for (const [name, value] of Object.entries(values)) {
    const place = (['params', 'query'] as const).find((one) => Object.hasOwn(call[one].shape, name)) ?? others;
    Object.assign(places[place], { [name]: value });
  }
  return { call, ...places, expect, ...more };
}

type FieldError = readonly [path: string, code: ErrorCode];

const errorsOf = (errors: readonly FieldError[]) => errors.map(([path, code]) => ({ path, code }));

/** The request is refused for these fields, whatever the code of the whole. */
export const refusing = (...errors: readonly FieldError[]): Expectation => ({ status: 422, errors: errorsOf(errors) });

/** The request does not have the shape that the contract declares: these fields are wrong. */
export const invalid = (...errors: readonly FieldError[]): Expectation => ({
  code: 'requete.invalide',
  errors: errorsOf(errors),
});
