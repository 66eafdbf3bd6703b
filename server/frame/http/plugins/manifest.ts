import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@comptoir/contract/envelope';
import type { Enseigne } from '@comptoir/contract/organisation';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The fields of the build's manifest that we replace; the others are kept. */
interface Manifest {
  icons?: readonly object[];
  shortcuts?: readonly object[];
}

const PNG = 'image/png';

/** Returns the organisation's icons. Their addresses change with its logo. */
function iconsOf(logo: string) {
  const small = { src: `${logo}?taille=icone192`, sizes: '192x192', type: PNG };
  return {
    small,
    all: [
      { ...small, purpose: 'any' },
      { src: `${logo}?taille=icone512`, sizes: '512x512', type: PNG, purpose: 'any' },
      { src: `${logo}?taille=iconemasquable`, sizes: '512x512', type: PNG, purpose: 'maskable' },
    ],
  };
}

/**
 * Puts the organisation's name into the build's manifest, and its icons when `logo` is not empty: the installed
 * application is named after the organisation (ADR 0019).
 */
export function withOrganisation(manifest: Manifest, { compagnie, logo }: Enseigne): object {
  const named = { ...manifest, name: compagnie, short_name: compagnie };
  if (logo === '') return named;
  const { small, all } = iconsOf(logo);
  return { ...named, icons: all, shortcuts: manifest.shortcuts?.map((one) => ({ ...one, icons: [small] })) };
}

export interface ManifestSource {
  /** Folder of the build. */
  folder: string;
  /** Returns the last known name and logo, or null when none were ever read. */
  enseigne: () => Promise<Enseigne | null>;
  /** Tells whether icons can be drawn from the logo at this path. */
  hasIcons: (logo: string) => Promise<boolean>;
}

/** Sends the manifest. Browsers ask for it at each visit, and it is sent again when it has changed. */
export async function sendManifest(
  { folder, enseigne, hasIcons }: ManifestSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const built = await readFile(join(folder, 'manifest.webmanifest'), 'utf8').catch(() => {
    throw new Refusal('introuvable');
  });
  const known = await enseigne();
  const text = known === null ? built : JSON.stringify(withOrganisation(JSON.parse(built), await drawable(known)));
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`;
  void reply.header('Cache-Control', 'no-cache').header('ETag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/manifest+json; charset=utf-8').send(text);

  async function drawable(of: Enseigne): Promise<Enseigne> {
    const isDrawable = of.logo !== '' && (await hasIcons(of.logo));
    return isDrawable ? of : { ...of, logo: '' };
  }
}
