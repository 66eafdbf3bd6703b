import type { Call } from '@comptoir/contract/call';
import { encodeTexts } from '@comptoir/contract/text';
import * as z from 'zod/mini';
import { askOf, type Values } from '../ask';
import { MULTIPART_TYPE, multipartBody } from '../multipart';
import type { Asked } from '../wire';
import { kindOf } from './kinds';
import { valuesOf } from './values';

type Place = 'params' | 'query' | 'body';

/** A good request with one hostile value in one field. */
export interface Mutation {
  place: Place;
  field: string;
  /** Raw JSON in a JSON body, text anywhere else. */
  value: string;
  mustBeRefused: boolean;
  /** The reply shows the text under the name of the field, as it was sent. */
  mustBeStored: boolean;
  asked: Asked;
}

/** Fields that may not be missing, because they name the record's parent or the record that is asked for. */
const REQUIRED = new Set([
  'etapeprojets.create.projetid',
  'etapeprojets.list.projetid',
  'etapeprojets.all.projetid',
  'projets.byId.projetid',
  'projets.update.projetid',
  'etapeprojets.update.etapeprojetid',
  'etapeprojets.changeEtat.etapeprojetid',
  'etapeprojets.remove.etapeprojetid',
  'fichiers.list.etapeid',
  ...['dashboard.periode', 'dashboard.totaux', 'dashboard.flux', 'dashboard.repartition'].flatMap((name) => [
    `${name}.datedebut`,
    `${name}.datefin`,
  ]),
]);
/** Texts that the reply shows under another name. */
const ELSEWHERE = new Set([
  'arretes.regulariser.motif',
  'arretes.rouvrir.motif',
  'transferts.refuser.motif',
  'transferts.annuler.motif',
]);
const PLACES: readonly Place[] = ['params', 'query', 'body'];

/** Returns every hostile value of every field of a call, each in a good request. */
export function mutationsOf(name: string, call: Call, good: Values): Mutation[] {
  return PLACES.flatMap((place) =>
    Object.entries(call[place].shape).flatMap(([field, schema]) => {
      const isJson = place === 'body' && !call.file;
      const kind = kindOf(name, field, schema as z.ZodMiniType);
      const { refused, either } = valuesOf(kind, isJson);
      const isStored = place === 'body' && typeof kind !== 'string' && !ELSEWHERE.has(`${name}.${field}`);
      const absences = absencesOf(name, call, place, field, schema as z.ZodMiniType);
      const isAbsence = (value: string) => absences.includes(isJson ? value : JSON.stringify(value));
      const mutation = (mustBeRefused: boolean) => (value: string) => ({
        place,
        field,
        value,
        mustBeRefused: mustBeRefused && !isAbsence(value),
        mustBeStored: isStored && !isAbsence(value),
        asked: withValue(call, good, place, field, value),
      });
      return [...refused.map(mutation(true)), ...either.map(mutation(false))];
    }),
  );
}

/** Returns the raw JSON values that mean that a field is absent, and are accepted. */
function absencesOf(name: string, call: Call, place: Place, field: string, schema: z.ZodMiniType): readonly string[] {
  if (place === 'params') return [];
  if (place === 'body' && call.own === field) return call.method === 'POST' ? NEW_IDS : NULLS;
  if (REQUIRED.has(`${name}.${field}`)) return [];
  if (place === 'query') return ['""'];
  // An empty text is null where the schema allows null, and leaves out an optional field (CONTRACT "Types").
  if (schema.safeParse(null).success) return NULLS;
  return schema instanceof z.ZodMiniOptional ? ['""'] : [];
}

const NULLS = ['null', '""'];
/** A form sends these as texts. */
const NEW_IDS = [...NULLS, '0', '-0', '"0"'];

function withValue(call: Call, good: Values, place: Place, field: string, value: string): Asked {
  if (place !== 'body') return askOf(call, { ...good, [place]: { ...good[place], [field]: value } });
  const asked = askOf(call, good);
  if (!call.file) return { ...asked, body: rawJson(good.body ?? {}, field, value) };
  const fields = encodeTexts({ ...good.body, [field]: value }).map(([name, text]) => ({ name, value: text }));
  const file = good.file ? [{ name: call.file.field, value: good.file.bytes, filename: good.file.name }] : [];
  return { ...asked, headers: { 'content-type': MULTIPART_TYPE }, body: multipartBody([...fields, ...file]) };
}

/** Returns a JSON object in which one value is written as it is, even `1e400`, `-0` or half a surrogate pair. */
export function rawJson(fields: Readonly<Record<string, unknown>>, field: string, raw: string): string {
  const members = Object.entries({ ...fields, [field]: raw }).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return [`${JSON.stringify(name)}:${name === field ? raw : JSON.stringify(value)}`];
  });
  return `{${members.join(',')}}`;
}
