import type * as z from 'zod/mini';
import type { Call, Received } from '#contract/call';
import { Refusal } from '#contract/envelope';
import type { Lang } from '#contract/errors';
import { type FieldError, fieldErrors } from '#contract/issues';
import { decodeTexts } from '#contract/text';
import { checkPreuve } from './preuve';
import type { Upload } from './resolver';

type Texts = Record<string, unknown>;

/** A request parsed with the schemas of its call. Throws the same refusals as the server (CONTRACT "Envelope"). */
export async function receive<C extends Call>(
  call: C,
  request: Request,
  params: Readonly<Record<string, string>>,
  lang: Lang,
): Promise<Received<C> & { file: Upload | null }> {
  const { fields, file } = await bodyOf(call, request);
  const errors: FieldError[] = [];
  const parse = (shape: z.ZodMiniObject, value: unknown) => {
    const parsed = shape.safeParse(value);
    if (!parsed.success) errors.push(...fieldErrors(parsed.error.issues, lang));
    return parsed.data;
  };
  const received = {
    params: parse(call.params, decodeTexts(call.params, decodePath(params))),
    query: parse(call.query, decodeTexts(call.query, queryOf(request))),
    body: parse(call.body, call.file ? decodeTexts(call.body, fields) : fields),
    file,
  };
  if (errors.length > 0) throw new Refusal('requete.invalide', { errors });
  return received as Received<C> & { file: Upload | null };
}

function decodePath(params: Readonly<Record<string, string>>): Texts {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    throw new Refusal('requete.illisible');
  }
}

function queryOf(request: Request): Texts {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

async function bodyOf(call: Call, request: Request): Promise<{ fields: Texts; file: Upload | null }> {
  if (!call.hasBody) return { fields: {}, file: null };
  const type = request.headers.get('content-type') ?? '';
  if (call.file) {
    if (!type.startsWith('multipart/form-data')) throw new Refusal('requete.type');
    return formOf(call.file.field, request);
  }
  if (!type.startsWith('application/json')) throw new Refusal('requete.type');
  return { fields: await jsonOf(request), file: null };
}

async function jsonOf(request: Request): Promise<Texts> {
  try {
    return (await request.json()) as Texts;
  } catch {
    throw new Refusal('requete.illisible');
  }
}

async function formOf(fileField: string, request: Request): Promise<{ fields: Texts; file: Upload | null }> {
  const form = await request.formData().catch(() => {
    throw new Refusal('requete.multipart');
  });
  const fields: Texts = {};
  let file: Upload | null = null;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const [value] = values;
    if (!(value instanceof File)) fields[name] = values.length > 1 ? values : value;
    else if (name !== fileField || values.length > 1) throw new Refusal('requete.multipart');
    else file = await uploadOf(value);
  }
  return { fields, file };
}

/** The file, judged before the fields as the server does; null for a file input that nobody filled. */
async function uploadOf(file: File): Promise<Upload | null> {
  if (file.name === '' && file.size === 0) return null;
  const upload = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
  checkPreuve(upload);
  return upload;
}
