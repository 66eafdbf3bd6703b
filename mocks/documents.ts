import { checkRoomForFiles } from '@comptoir/contract/fichierRules';
import type { Fichier } from '@comptoir/contract/fichiers';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { RecordId } from '@comptoir/domain/units';
import { discardRecord } from './corbeille';
import { shownMedia } from './medias';
import { pieceOf } from './pieces';
import type { Resolvers, Upload } from './resolver';
import { foundRow, instantOf, rowsHaving } from './rows';
import type { DocumentRow, Store } from './store';

/** The documents of an expense, the oldest first. */
export function documentsOf(store: Store, depenseid: RecordId): DocumentRow[] {
  return rowsHaving(store.documents, { depenseid }).sort((a, b) => a.documentid - b.documentid);
}

/** The mocks of the calls of an expense's documents (spec § 3). */
export function documentsMocks(
  store: Store,
): Pick<Resolvers<'depenses'>, 'documents' | 'addDocument' | 'removeDocument'> {
  const living = (id: RecordId) => foundRow(store, 'depenses', id);
  return {
    documents: ({ params }) => {
      const { depenseid } = living(params.depenseid);
      return { data: documentsOf(store, depenseid).map(shownMedia) };
    },
    addDocument: ({ params, files: [file] }) => {
      const { depenseid } = living(params.depenseid);
      checkRoomForFiles('depense', documentsOf(store, depenseid).length + 1);
      return { data: storeDocument(store, depenseid, existingRecord(file)) };
    },
    removeDocument: ({ utilisateur, params }) => {
      const { depenseid } = living(params.depenseid);
      const row = existingRecord(
        documentsOf(store, depenseid).find(({ documentid }) => documentid === params.documentid),
      );
      discardRecord(
        store,
        utilisateur,
        { type: 'fichier', id: row.documentid, libelle: row.name },
        { documents: [row] },
      );
      return { data: null };
    },
  };
}

function storeDocument(store: Store, depenseid: RecordId, upload: Upload): Fichier {
  const row = { ...pieceOf(store, 'preuve', upload), depenseid, createdon: instantOf(store) };
  store.documents.push(row);
  return shownMedia(row);
}
