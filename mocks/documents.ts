import { Refusal } from '#contract/envelope';
import type { Fichier } from '#contract/fichiers';
import { existing } from '#contract/recordRules';
import { displayName, extensionOf, PROOF_MIME } from '#domain/fichier';
import { MAX_DOCUMENTS_PER_DEPENSE } from '#domain/limits';
import { discard } from './corbeille';
import { shownMedia } from './medias';
import type { Resolvers } from './resolver';
import type { DocumentRow, Store } from './store';

/** The documents of an expense, in the order in which they came. */
export function documentsOf(store: Store, depenseid: number): DocumentRow[] {
  return store.documents.filter((row) => row.depenseid === depenseid).sort((a, b) => a.documentid - b.documentid);
}

/** Refuses one document too many. */
function checkRoomForDocument(store: Store, depenseid: number): void {
  if (documentsOf(store, depenseid).length < MAX_DOCUMENTS_PER_DEPENSE) return;
  throw new Refusal('depense.trop_documents', { params: { maximum: MAX_DOCUMENTS_PER_DEPENSE } });
}

/** The mocks of the calls of an expense's documents (spec § 3). */
export function documentsMocks(
  store: Store,
): Pick<Resolvers<'depenses'>, 'documents' | 'addDocument' | 'removeDocument'> {
  const living = (id: number) => existing(store.depenses.find(({ depenseid }) => depenseid === id));
  return {
    documents: ({ params }) => {
      const { depenseid } = living(params.depenseid);
      return { data: documentsOf(store, depenseid).map(shownMedia) };
    },
    addDocument: ({ params, files: [file] }) => {
      const { depenseid } = living(params.depenseid);
      checkRoomForDocument(store, depenseid);
      return { data: storeDocument(store, depenseid, existing(file)) };
    },
    removeDocument: ({ utilisateur, params }) => {
      const { depenseid } = living(params.depenseid);
      const row = existing(documentsOf(store, depenseid).find(({ documentid }) => documentid === params.documentid));
      discard(store, utilisateur, { type: 'fichier', id: row.documentid, libelle: row.name }, { documents: [row] });
      return { data: null };
    },
  };
}

function storeDocument(store: Store, depenseid: number, { name, bytes }: Pick<DocumentRow, 'name' | 'bytes'>): Fichier {
  const row = {
    documentid: store.nextId(),
    depenseid,
    name: displayName(name),
    mime: PROOF_MIME[extensionOf(name)] ?? '',
    bytes,
    createdon: new Date(store.now()).toISOString(),
  };
  store.documents.push(row);
  return shownMedia(row);
}
