import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { anneeOf } from '@comptoir/domain/imprime';
import { FEATURE_PERMISSIONS, MODULE_PERMISSIONS, type Permission } from '@comptoir/domain/permission';
import { judge } from './answer';
import type { ConformanceCase, Step } from './case';
import { resolve, type Scope } from './reference';
import type { Client, Transport } from './transport';
import { requestOf } from './wire';

type Holder = readonly Permission[] | null;
type Values = Readonly<Record<string, unknown>>;

const EVERY_PERMISSION: Holder = [...MODULE_PERMISSIONS, ...FEATURE_PERMISSIONS];

/**
 * Runs one case against an implementation, and returns all differences of the first step that departs from the
 * contract; an empty list when the implementation conforms.
 */
export async function departures({ name, steps }: ConformanceCase, transport: Transport): Promise<string[]> {
  const today = todayInAbidjan(transport.now());
  let scope: Scope = { today, tomorrow: addDays(today, 1), year: anneeOf(today), unique: uniqueText(name) };
  const clients = clientsOf(transport);
  for (const [index, step] of steps.entries()) {
    const client = await clients(step.as === undefined ? EVERY_PERMISSION : step.as);
    const found = await runStep(step, client, { ...scope, me: client, now: transport.now() });
    if (found.departures.length > 0) {
      return found.departures.map((text) => `step ${index + 1}, ${step.call.method} ${step.call.path}: ${text}`);
    }
    if (step.save && !isRefused(step)) scope = { ...scope, [step.save]: found.data };
  }
  return [];
}

/** Whether a step expects a refusal, which must not replace a saved value. */
function isRefused({ expect: { code, status = 200 } = {} }: Step): boolean {
  return code !== undefined || status >= 400;
}

async function runStep(step: Step, client: Client, scope: Scope): Promise<{ departures: string[]; data: unknown }> {
  const values = (given: Values | undefined) => resolve(given ?? {}, scope) as Values;
  const request = requestOf({
    call: step.call,
    params: values(step.params),
    query: values(step.query),
    body: values(step.body),
    headers: values(step.headers),
    ...(step.raw ? { raw: step.raw } : {}),
    ...(step.isJson ? { isJson: step.isJson } : {}),
    ...(step.fileField ? { fileField: step.fileField } : {}),
    files: step.files ?? [],
  });
  const answer = await client.send(request);
  const expected = resolve(step.expect ?? {}, scope) as NonNullable<Step['expect']>;
  const data = (answer.body as { data?: unknown } | undefined)?.data;
  return { departures: judge(step.call, expected, answer, step.headers?.['accept-language']), data };
}

/** Makes one client for each set of permissions, and keeps it for all steps of a case. */
function clientsOf(transport: Transport): (holder: Holder) => Promise<Client> {
  const clients = new Map<string, Promise<Client>>();
  return (holder) => {
    const key = JSON.stringify(holder);
    const client = clients.get(key) ?? transport.as(holder);
    clients.set(key, client);
    return client;
  };
}

/**
 * A text of eight characters made from the name of a case (FNV-1a), to distinguish its records from those of others.
 */
function uniqueText(name: string): string {
  const hash = Array.from(name).reduce(
    (at, character) => Math.imul(at ^ (character.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  return `u${(hash >>> 0).toString(36).padStart(7, '0')}`;
}
