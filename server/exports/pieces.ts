import type { Received } from '@comptoir/contract/call';
import type { Depense, depenses } from '@comptoir/contract/depenses';
import type { LignePiece } from '@comptoir/contract/feuilles/pieces';
import type { Reglement } from '@comptoir/contract/reglements';
import type { ReglementListe, reglementsListe } from '@comptoir/contract/reglementsListe';
import { READS_REGLEMENT, REGLEMENT_FROM } from '@comptoir/domain/reglement';
import type { Count, Francs, RecordId } from '@comptoir/domain/units';
import type { Db } from '../db/pool';
import { countDepensesSupprimees } from '../depenses/lists.repository';
import type { Session } from '../frame/access/session';
import { readableFilters } from '../reglements/liste';
import { countReglementsSupprimes } from '../reglements/lists.repository';
import { depensesIndexees, type PieceGardee, piecesOf, reglementsOfDepenses } from './pieces.repository';

/** A line of the index before its proof is looked for; `nommee` gives the proof its name. */
export type LigneBrute = Omit<LignePiece, 'fichier' | 'nom'> & {
  piece: PieceGardee | undefined;
  nommee: { numero: string; date: string; montant: Francs };
};

/** The proofs of a list: the lines of some of its rows, and the number of deleted records that it leaves out. */
export interface Pieces {
  lignes(rows: readonly object[], db: Db, session: Session): Promise<LigneBrute[]>;
  supprimes(asked: { params: object; query: object }, db: Db, session: Session): Promise<Count>;
}

type Commun = Omit<LigneBrute, 'piece' | 'nommee' | 'etat' | 'montant' | 'entree' | 'sortie'>;

const NO_AMOUNT = { montant: null, entree: null, sortie: null };
const NO_DEPENSE = { typedepense: '', projet: '', etapeprojet: '' };
const numeroOf = (depenseid: RecordId) => `DEP-${depenseid}`;

/** The line of a payment, with its proof. */
function ligneDeReglement(commun: Omit<Commun, 'numero' | 'date' | 'caisse' | 'contrepassele'>, row: Reglement) {
  return (piece: PieceGardee | undefined): LigneBrute => {
    const { date, montant, caisse, contrepassele, type } = row;
    const numero = row.numero || `REG-${row.reglementid}`;
    const regle = contrepassele === null ? montant : null;
    const sens = type === '1' ? { entree: regle } : { sortie: regle };
    const line = { ...commun, ...NO_AMOUNT, ...sens, numero, date, caisse, contrepassele };
    return { ...line, piece, nommee: { numero, date, montant }, etat: piece ? 'jointe' : 'sans' };
  };
}

/** A line for each document of an expense. */
const lignesDeDocuments = (commun: Commun, documents: readonly PieceGardee[], nommee: LigneBrute['nommee']) =>
  documents.map((piece): LigneBrute => ({ ...commun, ...NO_AMOUNT, piece, nommee, etat: 'jointe' }));

/** Each payment with its proof, then the documents of its expense. */
const ofReglements: Pieces = {
  async lignes(rows, db) {
    const reglements = rows as readonly ReglementListe[];
    const paid = reglements.filter(({ from }) => from === REGLEMENT_FROM.depense);
    const depenseids = [...new Set(paid.map(({ depenseid }) => depenseid))];
    const infos = await depensesIndexees(db, depenseids);
    const documents = await piecesOf(db, 'depense', depenseids);
    const preuves = await piecesOf(
      db,
      'reglement',
      reglements.map(({ reglementid }) => reglementid),
    );
    return reglements.flatMap((row) => {
      const info = row.from === REGLEMENT_FROM.depense ? infos.get(row.depenseid) : undefined;
      const { typedepense, projet, etapeprojet } = info ?? NO_DEPENSE;
      const commun = { tiers: row.tiers, libelle: row.libelle, typedepense, projet, etapeprojet };
      const line = ligneDeReglement(commun, row)(preuves.get(row.reglementid)?.[0]);
      if (!info) return [line];
      const nommee = { numero: numeroOf(info.depenseid), date: info.date, montant: info.montant };
      const second = { ...commun, ...nommee, caisse: row.caisse, contrepassele: null };
      return [line, ...lignesDeDocuments(second, documents.get(info.depenseid) ?? [], nommee)];
    });
  },
  supprimes({ query }, db, session) {
    const asked = query as Received<typeof reglementsListe.total>['query'];
    return countReglementsSupprimes(db, readableFilters(asked, { session }));
  },
};

/** Each expense with its documents, then its payments that the session may see, with their proofs. */
const ofDepenses: Pieces = {
  async lignes(rows, db, session) {
    const listed = rows as readonly Depense[];
    const depenseids = listed.map(({ depenseid }) => depenseid);
    const infos = await depensesIndexees(db, depenseids);
    const documents = await piecesOf(db, 'depense', depenseids);
    const reads = session.permissions.has(READS_REGLEMENT[REGLEMENT_FROM.depense]);
    const reglements = await reglementsOfDepenses(db, reads ? depenseids : [], session.caisses);
    const preuves = await piecesOf(
      db,
      'reglement',
      [...reglements.values()].flat().map(({ reglementid }) => reglementid),
    );
    return listed.flatMap(({ depenseid, date, libelle, montant }) => {
      const { typedepense, projet, etapeprojet } = infos.get(depenseid) ?? NO_DEPENSE;
      const commun = { tiers: '', libelle, typedepense, projet, etapeprojet };
      const own = { ...commun, numero: numeroOf(depenseid), date, caisse: '', contrepassele: null };
      const nommee = { numero: own.numero, date, montant };
      const paid = (reglements.get(depenseid) ?? []).map((row) =>
        ligneDeReglement({ ...commun, tiers: row.beneficiaire }, row)(preuves.get(row.reglementid)?.[0]),
      );
      const [first, ...others] = lignesDeDocuments(own, documents.get(depenseid) ?? [], nommee);
      const alone: LigneBrute = {
        ...own,
        ...NO_AMOUNT,
        piece: undefined,
        nommee,
        etat: paid.length > 0 ? null : 'sans',
      };
      return [{ ...(first ?? alone), montant }, ...others, ...paid];
    });
  },
  supprimes({ params, query }, db, { caisses }) {
    const { term = '' } = params as { term?: string };
    const filters = query as Received<typeof depenses.list>['query'];
    return countDepensesSupprimees(db, { term, caisses }, filters);
  },
};

/** The proofs of each list that has a file of them. */
export const PIECES: Readonly<Record<string, Pieces>> = {
  'depenses.list': ofDepenses,
  'depenses.search': ofDepenses,
  'reglements.list': ofReglements,
};
