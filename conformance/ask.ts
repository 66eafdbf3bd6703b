import type { Call } from '@comptoir/contract/call';
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
