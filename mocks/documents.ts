import { checkRoomForFiles } from '@comptoir/contract/fichierRules';
import { existingRecord } from '@comptoir/contract/recordRules';
import type { RecordId } from '@comptoir/domain/units';
import { discarded } from './corbeille';
import { shownMedia } from './medias';
import { pieceOf } from './pieces';
import type { Resolvers } from './resolver';
import { foundRow, instantOf, rowsHaving } from './rows';
import type { DocumentRow, Store } from './store';

/** The documents of an expense, the oldest first. */
export function documentsOf(store: Store, depenseid: RecordId): DocumentRow[] {
  return rowsHaving(store.documents, { depenseid }).sort((a, b) => a.documentid - b.documentid);
}

/** The mocks of the calls of an expense's documents (spec § 3). */
export const documentsMocks: Pick<Resolvers<'depenses'>, 'documents' | 'addDocument' | 'removeDocument'> = {
  documents: (asked) => ({ data: documentsAsked(asked).map(shownMedia) }),
  addDocument: (asked) => {
    const { store, params, files } = asked;
    checkRoomForFiles('depense', documentsAsked(asked).length + 1);
    const row = { ...pieceOf(store, 'preuve', existingRecord(files[0])), ...params, createdon: instantOf(store) };
    store.documents.push(row);
    return { data: shownMedia(row) };
  },
  removeDocument: (asked) => {
    const { documentid } = asked.params;
    return discarded(asked, 'documents', existingRecord(rowsHaving(documentsAsked(asked), { documentid })[0]));
  },
};

/** The documents of the expense that a request names. */
const documentsAsked = ({ store, params }: { store: Store; params: { depenseid: RecordId } }) =>
  documentsOf(store, foundRow(store, 'depenses', params.depenseid).depenseid);
