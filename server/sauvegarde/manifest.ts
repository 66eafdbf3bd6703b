import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { MIGRATION_NAME } from '../db/installation.repository';
import { StartRefusal } from '../frame/work/startRefusal';
import { writeSynced } from './parts';

const NAME = /^[a-z][a-z0-9_]*$/;
const name = z.string().regex(NAME);
const count = z.int().min(0);
const digest = z.string().regex(/^[0-9a-f]{64}$/);
const part = { bytes: count, sha256: digest };

const Manifest = z.strictObject({
  format: z.literal(1),
  /** Instant of the snapshot, ISO 8601 UTC. */
  createdon: z.iso.datetime(),
  /** The last migration of the database. */
  schema: z.string().regex(MIGRATION_NAME),
  /** In an order in which they can be loaded: each table after those that it references. */
  tables: z.array(z.strictObject({ name, columns: z.array(name).min(1), rows: count, ...part })),
  sequences: z.array(z.strictObject({ name, last: z.int() })),
  /** The stored files; `list` is the part that holds their hashes. Sizes in bytes. */
  files: z.strictObject({ count, bytes: count, list: z.strictObject(part) }),
  /** Sums of francs are text, because they may exceed a safe integer. */
  ledger: z.strictObject({
    caisses: count,
    solde: z.string(),
    ecritures: count,
    montant: z.string(),
    activites: count,
    /** The last seal of the audit log. */
    sceau: digest.nullable(),
    /** Invariants that did not hold when the backup was made. */
    violations: z.array(z.string()),
  }),
});

/** The content of a backup. It is written last, so a folder without it is no backup. */
export type Manifest = z.infer<typeof Manifest>;
export type LedgerTotals = Omit<Manifest['ledger'], 'violations'>;

const FILE = 'manifest.json';

/** Writes the manifest, and its hash in the format of `sha256sum -c`. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeSynced(join(folder, FILE), [text]);
  await writeSynced(join(folder, `${FILE}.sha256`), [`${sha256Of(text)}  ${FILE}\n`]);
}

/** Reads the manifest of a backup. Throws a StartRefusal when it is missing, cut or changed. */
export async function readManifest(folder: string): Promise<Manifest> {
  const [text, sum] = await Promise.all(
    [FILE, `${FILE}.sha256`].map((file) => readFile(join(folder, file), 'utf8')),
  ).catch(() => [undefined, undefined]);
  if (text === undefined || sum === undefined) {
    throw new StartRefusal(`${folder} n’est pas une sauvegarde achevée : ${FILE} y manque (not a finished backup).`);
  }
  if (sum !== `${sha256Of(text)}  ${FILE}\n`) {
    throw new StartRefusal(`Sauvegarde abîmée : ${FILE} n’est plus tel qu’il a été écrit (the manifest was changed).`);
  }
  const { data, error } = Manifest.safeParse(JSON.parse(text));
  if (data) return data;
  throw new StartRefusal(`${FILE} n’est pas d’un format connu de cette version : ${error.issues[0]?.path.join('.')}`);
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
