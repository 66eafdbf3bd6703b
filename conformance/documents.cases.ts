import { calls } from '@comptoir/contract/calls';
import { MAX_DOCUMENTS_PER_DEPENSE, MAX_PIECE_BYTES } from '@comptoir/domain/limits';
import { ask, refusing } from './ask';
import { type ConformanceCase, rule, type Step } from './case';
import { owing, typed } from './given';
import { IMAGE, VIDEO } from './media';
import { EMPTY_PDF, EXECUTABLE, FAKE_PDF, heavyPdf, OTHER_PDF, PDF } from './piece';

const { corbeille, depenses, fichiers } = calls;

const NONE = 2_000_000_000;
const params = { depenseid: '@depense.depenseid' };
const denied = { code: 'auth.permission' } as const;
const gone = { code: 'introuvable' } as const;

const attached = (more: Partial<Step> = {}): Step => ({
  call: depenses.addDocument,
  params,
  body: {},
  files: [PDF],
  save: 'document',
  ...more,
});

const removed = (more: Partial<Step> = {}): Step => ({
  call: depenses.removeDocument,
  params: { ...params, documentid: '@document.documentid' },
  ...more,
});

const documentsAre = (data: readonly object[], more: Partial<Step> = {}): Step => ({
  call: depenses.documents,
  params,
  expect: { data: [...data] },
  ...more,
});

const counts = (nombredocument: number): Step =>
  ask(depenses.search, { term: 'Dépense depense @unique' }, { count: 1, data: [{ nombredocument }] });

const restored = (more: Partial<Step> = {}): Step => ({
  call: corbeille.restore,
  params: { type: 'fichier', id: '@document.documentid' },
  body: {},
  ...more,
});

/** The supporting documents of an expense (spec § 3). */
export const documentsCases: readonly ConformanceCase[] = [
  rule('an expense keeps several documents, in the order in which they came; its list tells how many (spec § 3)', [
    typed,
    { ...owing(900), expect: { data: { nombredocument: 0 } } },
    documentsAre([]),
    attached({ expect: { data: { filename: PDF.name, typedocument: 1, size: 1 } } }),
    attached({ files: [IMAGE], save: 'image', expect: { data: { filename: IMAGE.name, typedocument: 2 } } }),
    documentsAre([
      { documentid: '@document.documentid', lien: '@document.lien', createdon: '@document.createdon' },
      { documentid: '@image.documentid', filename: IMAGE.name },
    ]),
    counts(2),
    ask(
      depenses.update,
      {
        ...params,
        libelle: 'Dépense depense @unique',
        typedepenseid: '@type.typedepenseid',
        montant: 800,
        date: '@today',
      },
      { data: { nombredocument: 2, version: 2 } },
    ),
  ]),
  rule('a document is one file of the types of a proof, 5 MB at most, by its bytes (spec § 5 Payment, § 9)', [
    typed,
    owing(900),
    attached({
      files: [],
      save: 'refused',
      expect: refusing(['file', 'fichier.requis']),
    }),
    ...[FAKE_PDF, EXECUTABLE, VIDEO].map((piece) =>
      attached({ files: [piece], save: 'refused', expect: { code: 'fichier.type' } }),
    ),
    attached({ files: [EMPTY_PDF], save: 'refused', expect: { code: 'fichier.vide' } }),
    attached({ files: [heavyPdf(MAX_PIECE_BYTES)], save: 'refused', expect: { code: 'fichier.trop_grand' } }),
    attached({ params: { depenseid: NONE }, save: 'refused', expect: gone }),
    documentsAre([]),
  ]),
  rule('ten documents at most; a lost answer is asked for again with the same key (RELIABILITY F26)', [
    typed,
    owing(900),
    attached({ headers: { 'idempotency-key': 'document-cle-@unique' } }),
    attached({
      headers: { 'idempotency-key': 'document-cle-@unique' },
      save: 'encore',
      expect: { data: { documentid: '@document.documentid' }, headers: { 'idempotent-replayed': 'true' } },
    }),
    ...Array.from({ length: MAX_DOCUMENTS_PER_DEPENSE - 1 }, (_, nth) =>
      attached({ files: [OTHER_PDF], save: `autre${nth}` }),
    ),
    attached({ save: 'refused', expect: { code: 'depense.trop_documents' } }),
    counts(MAX_DOCUMENTS_PER_DEPENSE),
    removed(),
    attached({ save: 'place' }),
  ]),
  rule('a deleted document is in the trash and comes back, while its expense is there (PRODUCT P)', [
    typed,
    owing(900),
    attached(),
    removed({ expect: { data: null } }),
    removed({ expect: gone }),
    documentsAre([]),
    ask(
      corbeille.list,
      { type: 'fichier' },
      { first: [{ type: 'fichier', id: '@document.documentid', libelle: PDF.name }] },
    ),
    restored(),
    documentsAre([{ documentid: '@document.documentid' }]),
    removed(),
    ask(depenses.remove, params),
    restored({ expect: { code: 'corbeille.parent' } }),
    documentsAre([], { expect: gone }),
    attached({ save: 'refused', expect: gone }),
  ]),
  rule('documents are read, added and deleted by who may do so with their expense (CONTRACT "Permissions")', [
    typed,
    owing(900),
    attached({ as: ['depenses.creer'] }),
    attached({ as: ['depenses.modifier'], save: 'second' }),
    attached({ as: ['depenses', 'depenses.regler', 'projets.medias'], save: 'refused', expect: denied }),
    documentsAre([{}, {}], { as: ['depenses'] }),
    documentsAre([], { as: ['projets', 'commandes', 'caisses'], expect: denied }),
    removed({ as: ['depenses', 'depenses.creer'], expect: denied }),
    ask(fichiers.remove, { documentid: '@document.documentid' }, gone),
    removed({ params: { depenseid: NONE, documentid: '@document.documentid' }, expect: gone }),
    removed({ as: ['depenses.modifier'] }),
    documentsAre([{ documentid: '@second.documentid' }]),
  ]),
];
