import { IMAGE } from '@comptoir/conformance/media';
import { PDF } from '@comptoir/conformance/piece';
import type { Call } from '@comptoir/contract/call';
import * as z from 'zod/mini';
import type { Values } from '../ask';
import { plainTextOf } from './plainText';
import { type Scene, today } from './scene';

/** An id that nothing has: a request that names it is good, and refused, so that the scene keeps its records. */
export const NOBODY = 2_000_000_000;

/** What a field holds that is neither an id nor a plain text, by its name. */
const EXAMPLES: Readonly<Record<string, () => unknown>> = {
  page: () => 1,
  limit: () => 5,
  size: () => 5,
  term: () => 'groupe',
  search: () => 'groupe',
  datedebut: () => '2026-01-01',
  datefin: today,
  langue: () => 'en',
  format: () => '80',
};

/** The record of the scene whose id a field holds, where it is not called like the field. */
const RECORDS: Readonly<Record<string, keyof Scene>> = {
  arreteid: 'ecart',
  documentid: 'document',
  etapeprojetid: 'etape',
  imprimeid: 'paye',
  mouvementcaisseid: 'mouvement',
  statuscommandeid: 'statut',
  transfertid: 'enRoute',
  utilisateurid: 'admin',
};

/** Returns a good value of a field; undefined where it may be left out. Throws for a field that needs an example. */
function exampleOf(field: string, schema: z.ZodMiniType, scene: Scene): unknown {
  const example = EXAMPLES[field];
  if (example) return example();
  if (field.endsWith('id')) {
    const record: object = scene[RECORDS[field] ?? (field.slice(0, -2) as keyof Scene)] ?? {};
    return Reflect.get(record, field) ?? NOBODY;
  }
  if (z.safeParse(schema, undefined).success) return undefined;
  if (plainTextOf(schema)) return `Texte ${Math.random()}`;
  throw new Error(`say in baselines.ts what a good ${field} is`);
}

/** Returns a good request of a call, read off its schemas: a record of the scene, and whatever its texts are. */
export function derivedRequest(call: Call, scene: Scene): Values {
  const valuesOf = ({ shape }: Call['body'], left: string | null = null) =>
    Object.fromEntries(
      Object.entries(shape).flatMap(([field, schema]) => {
        const value = field === left ? undefined : exampleOf(field, schema as z.ZodMiniType, scene);
        return value === undefined ? [] : [[field, value]];
      }),
    );
  return {
    params: valuesOf(call.params),
    query: valuesOf(call.query),
    ...(call.hasBody && { body: valuesOf(call.body, call.own) }),
    ...(call.file && { file: call.file.kind === 'photo' ? IMAGE : PDF }),
  };
}
