import { Refusal } from '@comptoir/contract/envelope';
import { checkRoomForFiles } from '@comptoir/contract/fichierRules';
import { existingRecord } from '@comptoir/contract/recordRules';
import { mediaOfCall, mediaOfMime } from '@comptoir/domain/fichier';
import type { Permission } from '@comptoir/domain/permission';
import { READS_REGLEMENT } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse } from './acces';
import { avancesOf } from './avance';
import { discarded } from './corbeille';
import { pageOf } from './listing';
import { mediasOf, shownMedia, storeMedia } from './pieces';
import type { By, Resolvers } from './resolver';
import { foundRow, rowsHaving } from './rows';
import { holdsPermission } from './session';
import type { FichierRow, Store } from './store';

/** The mocks of the files' calls: media of steps, and the bytes of media, documents and proofs. */
export const fichiersMocks: Resolvers<'fichiers'> = {
  list: ({ store, query }) => {
    const { etapeprojetid } = foundRow(store, 'etapeprojets', query.etapeid);
    const kind = mediaOfCall(query.type);
    const rows = mediasOf(store, [etapeprojetid]).filter(({ mime }) => kind === null || mediaOfMime(mime) === kind);
    return pageOf(rows, query, shownMedia);
  },
  add: ({ store, body, files }) => {
    const { etapeprojetid } = foundRow(store, 'etapeprojets', body.provenance);
    checkRoomForFiles('etapeprojet', mediasOf(store, [etapeprojetid]).length + files.length);
    return { data: files.map((file) => shownMedia(storeMedia(store, etapeprojetid, file))) };
  },
  remove: (asked) => discarded(asked, 'medias', foundRow(asked.store, 'medias', asked.body.documentid)),
  read: (asked) => {
    const row = readableFichier(asked, asked.params.documentid);
    if (asked.query.taille && mediaOfMime(row.mime) !== 'image') throw new Refusal('introuvable');
    return row;
  },
};

/** Returns a file when the user may read the record that owns it; otherwise it does not exist (CONTRACT "Calls"). */
function readableFichier(by: By, id: RecordId): FichierRow {
  const owners: { rows: readonly FichierRow[]; permissions: readonly Permission[] }[] = [
    { rows: by.store.medias, permissions: ['projets'] },
    { rows: documentsOfLiving(by.store), permissions: ['depenses'] },
    { rows: by.store.photos, permissions: ['clients', 'commandes'] },
    { rows: preuvesOfComptages(by), permissions: ['caisses'] },
    { rows: preuvesOfReglements(by.store), permissions: [READS_REGLEMENT[fromOf(by.store, id)]] },
    { rows: signaturesOf(by.store, (caisseid) => seesCaisse(by, caisseid)), permissions: ['depenses'] },
    { rows: by.store.portraits, permissions: ['utilisateurs'] },
  ];
  const own = rowsHaving(by.store.portraits, { utilisateurid: by.utilisateur.utilisateurid });
  const readableRows = owners.flatMap(({ rows, permissions }) =>
    permissions.some((name) => holdsPermission(by, name)) ? rows : [],
  );
  const poches = avancesOf(by).map(({ caisseid }) => caisseid);
  const paid = by.store.reglements
    .filter(({ caisseid }) => poches.includes(caisseid))
    .map(({ documentid }) => documentid);
  const proofs = [
    ...by.store.fichiers.filter((row) => paid.includes(row.documentid)),
    ...signaturesOf(by.store, (caisseid) => poches.includes(caisseid)),
  ];
  return existingRecord([...readableRows, ...own, ...proofs].find(({ documentid }) => documentid === id));
}

/** The documents of expenses that are not deleted. */
function documentsOfLiving({ documents, depenses }: Store): FichierRow[] {
  return documents.filter((row) => depenses.some(({ depenseid }) => depenseid === row.depenseid));
}

/** The proofs of the counts of the registers that the user sees (ADR 0044). */
function preuvesOfComptages(by: By): FichierRow[] {
  const counted = by.store.arretes.filter(({ caisseid }) => seesCaisse(by, caisseid));
  return by.store.fichiers.filter((row) => counted.some(({ documentid }) => documentid === row.documentid));
}

/** The signatures of documents whose payment belongs to such a register, replaced and cancelled documents included. */
function signaturesOf({ fichiers, imprimes }: Store, isOf: (caisseid: RecordId) => boolean): FichierRow[] {
  const signed = imprimes.filter(({ objetid, documentid }) => {
    // A deleted payment is no longer in the store; its latest document names its register.
    const caisseid = rowsHaving(imprimes, { objet: 'reglement', objetid }).at(-1)?.caisseid ?? null;
    return documentid !== null && caisseid !== null && isOf(caisseid);
  });
  return fichiers.filter((row) => signed.some(({ documentid }) => documentid === row.documentid));
}

/** The proofs of payments. */
const preuvesOfReglements = ({ fichiers, reglements }: Store): FichierRow[] =>
  fichiers.filter((row) => reglements.some(({ documentid }) => documentid === row.documentid));

/** The kind of debt that the payment of a proof settles. */
function fromOf(store: Store, id: RecordId): 0 | 1 {
  return store.reglements.find(({ documentid }) => documentid === id)?.from ?? 0;
}
