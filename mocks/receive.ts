import type { Call, FilePart, Received } from '@comptoir/contract/call';
import { Refusal, refuseInvalid } from '@comptoir/contract/envelope';
import { refuseCount } from '@comptoir/contract/fichierRules';
import { parseCall } from '@comptoir/contract/receive';
import { checkPiece } from './pieces';
import type { Upload } from './resolver';

type Texts = Record<string, unknown>;
type Form = { fields: Texts; files: readonly Upload[] };

/** Parses a request with the schemas of its call. Throws the same refusals as the server (CONTRACT "Envelope"). */
export async function receiveRequest<C extends Call>(
  call: C,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<Received<C> & { files: readonly Upload[] }> {
  const { fields, files, isForm } = await bodyOf(call, request);
  const { received, errors } = parseCall(call, {
    params: decodePath(params),
    query: queryOf(request),
    body: fields,
    form: isForm ? { fields, files: files.length } : null,
  });
  if (errors.length > 0) throw refuseInvalid(errors);
  return { ...received, files };
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

async function bodyOf(call: Call, request: Request): Promise<Form & { isForm: boolean }> {
  if (!call.hasBody) return { fields: {}, files: [], isForm: false };
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return { fields: await jsonOf(request), files: [], isForm: false };
  if (!call.file || !type.startsWith('multipart/form-data')) throw new Refusal('requete.type');
  return { ...(await formOf(call.file, request)), isForm: true };
}

async function jsonOf(request: Request): Promise<Texts> {
  try {
    return (await request.json()) as Texts;
  } catch {
    throw new Refusal('requete.illisible');
  }
}

async function formOf(part: FilePart, request: Request): Promise<Form> {
  const form = await request.formData().catch(() => {
    throw new Refusal('requete.multipart');
  });
  const fields: Texts = {};
  const files: File[] = [];
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const sent = values.filter((value) => value instanceof File);
    if (sent.length === 0) fields[name] = values.length > 1 ? values : values[0];
    else if (sent.length < values.length || (name !== part.field && name !== part.alias)) {
      throw new Refusal('requete.multipart');
    } else files.push(...sent);
  }
  return { fields, files: await uploadsOf(part, files) };
}

/** Checks the files before the fields, as the server does, and leaves out empty file inputs. */
async function uploadsOf(part: FilePart, files: readonly File[]): Promise<Upload[]> {
  if (files.length > part.max) throw refuseCount(part);
  const filled = files.filter(({ name, size }) => name !== '' || size > 0);
  return Promise.all(
    filled.map(async (file) => {
      const upload = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
      checkPiece(part.kind, upload);
      return upload;
    }),
  );
}
