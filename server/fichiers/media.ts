import { Refusal } from '#contract/envelope';
import type { Fichier, fichiers } from '#contract/fichiers';
import { mediaOfCall } from '#domain/fichier';
import { MAX_FILES_PER_ETAPE } from '#domain/limits';
import type { Context } from '../http/context';
import { existing } from '../http/refuse';
import type { Handlers } from '../http/routeOf';
import { deleteMedia, hasEtape, insertMedia, lockEtape, pageOfMedia } from './media.repository';
import type { Upload } from './upload';

const objet = 'fichier';

/** The row that names the bytes, which are durable before COMMIT (RELIABILITY F07), and its entry in the audit log. */
async function keep(etapeprojetid: number, upload: Upload, { db, now, audit }: Context): Promise<Fichier> {
  const { nom, mime, bytes, sha256 } = upload;
  const fichier = { cle: upload.claim(), nom, mime, taille: bytes, sha256 };
  const apres = await insertMedia(db, etapeprojetid, fichier, now);
  await audit({ actiontype: 'Insert', libelle: nom, objet, objetid: apres.documentid, apres });
  return apres;
}

/** The media of steps (spec § 7 Files); the bytes are served by a route of their own. */
export const mediaHandlers: Handlers<Omit<typeof fichiers, 'read'>> = {
  async list({ query: { etapeid, type, ...paging } }, { db }) {
    if (!(await hasEtape(db, etapeid))) throw new Refusal('introuvable');
    return pageOfMedia(db, etapeid, mediaOfCall(type), paging);
  },

  async add({ body: { provenance }, files }, context) {
    const { nombre } = existing(await lockEtape(context.db, provenance));
    if (nombre + files.length > MAX_FILES_PER_ETAPE) {
      throw new Refusal('etapeprojet.trop_fichiers', { params: { maximum: MAX_FILES_PER_ETAPE } });
    }
    const data: Fichier[] = [];
    for (const file of files) data.push(await keep(provenance, file, context));
    return { data };
  },

  async remove({ body: { documentid } }, { db, now, audit }) {
    const avant = existing(await deleteMedia(db, documentid, now));
    await audit({ actiontype: 'Delete', libelle: avant.filename, objet, objetid: documentid, avant });
    return { data: null };
  },
};
