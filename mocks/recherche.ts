import { OBJETS_TROUVES, TROUVES } from '@comptoir/contract/objets';
import type { Trouve } from '@comptoir/contract/recherche';
import { type Fiche, MAX_TROUVES, trouveOf } from '@comptoir/contract/rechercheRules';
import { totauxCommande } from '@comptoir/domain/commande';
import { dayOfInstant } from '@comptoir/domain/dates';
import { numeroOf } from '@comptoir/domain/imprime';
import { rechercheSought } from '@comptoir/domain/recherche';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { searchKey } from '@comptoir/domain/texte';
import type { RecordId } from '@comptoir/domain/units';
import { caissesTenues } from './acces';
import { soldeOfCaisse } from './caisses';
import { resteOf } from './commandes';
import { restantOf } from './depenses';
import { numerosOfDette } from './imprimes';
import { numeroOfCommande, numerosOfCaisse } from './imprimes.numeros';
import { byNewest, textesOfDescribed } from './listing';
import type { By, Resolvers } from './resolver';
import { rowOf } from './rows';
import { holdsPermission } from './session';
import { textesOfClient, textesOfCommande } from './textes';
import { textesOfUtilisateur } from './utilisateur';

/** A record that the search may find, by `textes`, by `du`, francs, or by `pieces`. Results are sorted by `rang`, if any, then by id. */
interface Candidate extends Fiche {
  textes: readonly string[];
  du?: number;
  /** Numbers of its own document and of those of its payments. */
  pieces?: () => readonly string[];
  rang: string;
}

/** The mock of the global search (PRODUCT K). */
export const rechercheMocks: Resolvers<'recherche'> = {
  find: (asked) => {
    const { params, lang } = asked;
    const objets = OBJETS_TROUVES.filter((objet) => holdsPermission(asked, TROUVES[objet]));
    const found = (objet: Trouve['objet']) => newestFound(CANDIDATES[objet](asked), params.term);
    return { data: objets.flatMap((objet) => found(objet).map((fiche) => trouveOf(objet, fiche, lang))) };
  },
};

/** The newest candidates that the term finds. */
function newestFound(candidates: readonly Candidate[], term: string): Candidate[] {
  const sought = rechercheSought(term);
  if (!sought) return [];
  const piece = sought.piece && numeroOf(sought.piece);
  const isFound = ({ textes, du, pieces }: Candidate) =>
    du === sought.montant ||
    sought.cles.some((cle) => searchKey(textes.join(' ')).includes(cle)) ||
    (piece !== null && pieces?.().includes(piece) === true);
  return candidates.filter(isFound).sort(byNewest('rang', 'id')).slice(0, MAX_TROUVES);
}

type Told = Pick<Candidate, 'textes'> & Partial<Candidate>;

const candidateOf = (id: RecordId, libelle: string, told: Told): Candidate => ({
  ...{ id, libelle, texte: '', tel: null, date: null, montant: null, reste: null, rang: '' },
  ...told,
});

const CANDIDATES: Readonly<Record<Trouve['objet'], (by: By) => Candidate[]>> = {
  projet: ({ store }) =>
    store.projets.map((row) =>
      candidateOf(row.projetid, row.libelle, { textes: textesOfDescribed(row), date: row.datefin }),
    ),
  client: ({ store }) =>
    store.clients.map((row) =>
      candidateOf(row.clientid, row.libelleclient, { textes: textesOfClient(row), tel: row.tel }),
    ),
  commande: (by) =>
    by.store.commandes.map((row) => {
      const { commandeid, clientid, createdon: rang } = row;
      const { montanttotal: montant } = totauxCommande(row);
      const own = numeroOfCommande(by.store, commandeid).numero;
      const paid = { depenseid: commandeid, from: REGLEMENT_FROM.commande };
      const told = { date: dayOfInstant(rang), montant, reste: resteOf(by.store, row), du: montant, rang };
      return candidateOf(commandeid, rowOf(by.store, 'clients', clientid)?.libelleclient ?? '', {
        ...told,
        textes: textesOfCommande(by.store, row),
        pieces: () => [own, ...numerosOfDette(by, paid)],
      });
    }),
  depense: (by) =>
    by.store.depenses.map((row) => {
      const { depenseid, libelle, date, montant } = row;
      const told = { date, montant, reste: restantOf(by.store, row), du: montant, rang: date };
      const pieces = () => numerosOfDette(by, { depenseid, from: REGLEMENT_FROM.depense });
      return candidateOf(depenseid, libelle, { ...told, textes: textesOfDescribed(row), pieces });
    }),
  caisse: (by) =>
    caissesTenues(by).map((row) => {
      const pieces = () => numerosOfCaisse(by.store, row.caisseid);
      const told = { textes: textesOfDescribed(row), montant: soldeOfCaisse(by.store, row.caisseid), pieces };
      return candidateOf(row.caisseid, row.libelle, told);
    }),
  utilisateur: ({ store }) =>
    store.utilisateurs.map((row) => {
      const told = { textes: textesOfUtilisateur(row), texte: row.username };
      return candidateOf(row.utilisateurid, `${row.prenom} ${row.nom}`, told);
    }),
};
