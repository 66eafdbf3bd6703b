import type { Fichier, fichiers } from '@comptoir/contract/fichiers';
import { existingRecord } from '@comptoir/contract/recordRules';
import { mediaOfCall } from '@comptoir/domain/fichier';
import type { Handlers } from '../frame/http/routeOf';
import { addFile, checkRoomForFiles } from './many';
import { deleteMedia, lockEtape, pageOfMedia } from './media.repository';

const objet = 'fichier';

/** The calls of the media of steps (spec § 7 Files); a separate route serves the bytes. */
export const mediaHandlers: Handlers<Omit<typeof fichiers, 'read'>> = {
  async list({ query: { etapeid, type, ...paging } }, { db }) {
    return existingRecord(await pageOfMedia(db, etapeid, mediaOfCall(type), paging));
  },

  async add({ body: { provenance }, files }, context) {
    const etape = existingRecord(await lockEtape(context.db, provenance));
    await checkRoomForFiles(context.db, etape, files.length);
    const data: Fichier[] = [];
    for (const file of files) data.push(await addFile(etape, file, context));
    return { data };
  },

  async remove({ body: { documentid } }, { db, now, audit }) {
    const avant = existingRecord(await deleteMedia(db, documentid, now));
    await audit({ actiontype: 'Delete', libelle: avant.filename, objet, objetid: documentid, avant });
    return { data: null };
  },
};
