import * as z from 'zod';
import type { Access, Call } from './call';
import { ERRORS } from './errors';

type Json = Record<string, unknown>;

interface NamedCall {
  name: string;
  call: Call;
}

const schemaOf = (schema: unknown, io: 'input' | 'output'): Json => {
  const { $schema, ...json } = z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: 'any' }) as Json;
  return json;
};

/** The JSON Schema of a call's `data`; it allows no undeclared field. */
export const replySchemaOf = (call: Call): Json => schemaOf(call.reply, 'output');

/** The parameters of a path or a query, as OpenAPI lists them. */
function parametersOf(call: Call, place: 'path' | 'query'): Json[] {
  const shape = place === 'path' ? call.params : call.query;
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

const KEY_LIFE = {
  lasting: 'After 24 h the record is answered as it is by then (200); its key stays on it for ever.',
  short: 'Lives 24 h.',
};

const idempotencyKey = ({ hasLastingKey }: Call) => ({
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key, user and payload get the first answer again; nothing is written twice. ' +
    (hasLastingKey ? KEY_LIFE.lasting : KEY_LIFE.short),
  schema: { type: 'string', minLength: 16, maxLength: 128 },
});

function requestBodyOf(call: Call): Json | undefined {
  if (!call.hasBody) return undefined;
  const schema = schemaOf(call.body, 'input') as { properties?: Json; required?: string[] };
  if (!call.file) return { required: true, content: { 'application/json': { schema } } };
  const file = { type: 'string', format: 'binary', description: `At most ${call.file.bytes} bytes` };
  const files = call.file.max === 1 ? file : { type: 'array', items: file, maxItems: call.file.max };
  const properties = { ...schema.properties, [call.file.field]: files };
  const required = [...(schema.required ?? []), ...(call.file.required === true ? [call.file.field] : [])];
  const form = { 'multipart/form-data': { schema: { ...schema, properties, required } } };
  // A request without a file may come as JSON.
  const content = call.file.required === true ? form : { ...form, 'application/json': { schema } };
  return { required: true, content };
}

function envelopeOf(call: Call): Json {
  const properties: Json = {
    status: { const: true },
    data: replySchemaOf(call),
    message: { type: 'string' },
    ...(call.isPaged ? { count: { type: 'integer', description: 'Rows before paging' } } : {}),
    ...(call.compat === 'error' ? { error: { const: true } } : {}),
    ...(call.compat === 'statuscode' ? { statuscode: { type: 'integer' } } : {}),
  };
  return { type: 'object', required: Object.keys(properties), properties };
}

const BYTES = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function responsesOf(call: Call): Json {
  const content = call.isBinary ? BYTES : { 'application/json': { schema: envelopeOf(call) } };
  return {
    [call.status]: { description: 'Success', content },
    default: {
      description: 'Refusal',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  };
}

function describeAccess(access: Access): string {
  if (access === 'public') return 'Open to everyone.';
  if (access === 'session') return 'Needs a session.';
  return `Needs one of the permissions: ${access.map((name) => `\`${name}\``).join(', ')}.`;
}

function operationOf({ name, call }: NamedCall): Json {
  const requestBody = requestBodyOf(call);
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: call.summary,
    description: describeAccess(call.access),
    parameters: [
      ...parametersOf(call, 'path'),
      ...parametersOf(call, 'query'),
      ...(call.isIdempotent ? [idempotencyKey(call)] : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(call),
    security: call.access === 'public' ? [] : [{ cookie: [] }, { bearer: [] }],
  };
}

const REFUSAL = {
  type: 'object',
  required: ['status', 'data', 'message', 'code', 'errors'],
  properties: {
    status: { const: false },
    data: { description: 'null, or the current record of a version conflict' },
    message: { type: 'string', description: 'In the language of Accept-Language, fit to be shown as it is' },
    code: { enum: Object.keys(ERRORS) },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
    requestId: { type: 'string' },
  },
};

/** The OpenAPI 3.1 document of these calls, derived from their declarations (CONTRACT "Declaration"). */
export function openApiDocument(calls: readonly NamedCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const named of calls) {
    const path = `/${named.call.path}`;
    paths[path] = { ...paths[path], [named.call.method.toLowerCase()]: operationOf(named) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Comptoir', version: '1', description: 'Amounts are whole francs (XOF); dates are Abidjan’s.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Refusal: REFUSAL },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Over https `__Host-session`.' },
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}
