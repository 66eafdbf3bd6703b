import type { depenses } from '@comptoir/contract/depenses';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { RecordId } from '@comptoir/domain/units';
import { addFile, checkRoomForFiles } from '../fichiers/many';
import type { OwnerOfMany } from '../fichiers/many.repository';
import { checkUniquePreuve } from '../fichiers/preuveUnique';
import type { Handlers } from '../frame/http/routeOf';
import { deleteDocument, documentsOf } from './documents.repository';
import { findDepense, lockDepense } from './repository';

const objet = 'fichier';

/** An expense as the owner of its documents. */
const ownerOf = (depenseid: RecordId): OwnerOfMany => ({ proprietaire: 'depense', proprietaireid: depenseid });

/** The calls of an expense's supporting documents (spec § 3): a supplier's invoice comes days before its payment. */
export const documentsHandlers: Pick<Handlers<typeof depenses>, 'documents' | 'addDocument' | 'removeDocument'> = {
  async documents({ params: { depenseid } }, { db }) {
    existingRecord(await findDepense(db, depenseid));
    return { data: await documentsOf(db, depenseid) };
  },

  async addDocument({ params: { depenseid }, files: [file] }, context) {
    existingRecord(await lockDepense(context.db, depenseid));
    await checkRoomForFiles(context.db, ownerOf(depenseid), 1);
    const document = existingRecord(file);
    await checkUniquePreuve({ empreinte: document.sha256, sauf: depenseid }, context);
    return { data: await addFile(ownerOf(depenseid), document, context, { depenseid }) };
  },

  async removeDocument({ params: { depenseid, documentid } }, { db, now, audit }) {
    existingRecord(await lockDepense(db, depenseid));
    const avant = existingRecord(await deleteDocument(db, depenseid, documentid, now));
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
