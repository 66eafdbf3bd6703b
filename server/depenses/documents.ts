import type { depenses } from '#contract/depenses';
import { Refusal } from '#contract/envelope';
import { MAX_DOCUMENTS_PER_DEPENSE } from '#domain/limits';
import type { Db } from '../db/pool';
import { existing } from '../http/refuse';
import type { Handlers } from '../http/routeOf';
import { countDocuments, deleteDocument, documentsOf, insertDocument } from './documents.repository';
import { findDepense, lockDepense } from './repository';

const objet = 'fichier';

/** Refuses one document too many; under the expense's lock, so that two uploads never pass the limit together. */
export async function checkRoomForDocument(db: Db, depenseid: number): Promise<void> {
  if ((await countDocuments(db, depenseid)) >= MAX_DOCUMENTS_PER_DEPENSE) {
    throw new Refusal('depense.trop_documents', { params: { maximum: MAX_DOCUMENTS_PER_DEPENSE } });
  }
}

/** The supporting documents of an expense (spec § 3): the supplier's invoice comes days before its payment. */
export const documentsHandlers: Pick<Handlers<typeof depenses>, 'documents' | 'addDocument' | 'removeDocument'> = {
  async documents({ params: { depenseid } }, { db }) {
    existing(await findDepense(db, depenseid));
    return { data: await documentsOf(db, depenseid) };
  },

  async addDocument({ params: { depenseid }, files: [file] }, { db, now, audit }) {
    existing(await lockDepense(db, depenseid));
    await checkRoomForDocument(db, depenseid);
    const upload = existing(file);
    const { nom, mime, bytes, sha256 } = upload;
    const apres = await insertDocument(db, depenseid, { cle: upload.claim(), nom, mime, taille: bytes, sha256 }, now);
    await audit({
      actiontype: 'Insert',
      libelle: nom,
      objet,
      objetid: apres.documentid,
      apres: { ...apres, depenseid },
    });
    return { data: apres };
  },

  async removeDocument({ params: { depenseid, documentid } }, { db, now, audit }) {
    existing(await lockDepense(db, depenseid));
    const avant = existing(await deleteDocument(db, depenseid, documentid, now));
    await audit({
      actiontype: 'Delete',
      libelle: avant.filename,
      objet,
      objetid: documentid,
      avant: { ...avant, depenseid },
    });
    return { data: null };
  },
};
