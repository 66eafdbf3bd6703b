import { OBJETS_TROUVES, type ObjetTrouve, TROUVES } from '@comptoir/contract/objets';
import { type Fiche, MAX_TROUVES, trouveOf } from '@comptoir/contract/rechercheRules';
import { totauxCommande } from '@comptoir/domain/commande';
import { dayOfInstant } from '@comptoir/domain/dates';
import { numeroOf } from '@comptoir/domain/imprime';
import { rechercheSought } from '@comptoir/domain/recherche';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { searchKey } from '@comptoir/domain/texte';
import { caissesTenues } from './acces';
import { libelleOf } from './audit';
import { soldeOfCaisse } from './caisses';
import { resteOf } from './commandes';
import { resteOfDepense } from './depenses';
import { numerosOfDette } from './imprimes';
import { numeroOfCommande, numerosOfCaisse } from './imprimes.numeros';
import { byNewest, textesOfClient, textesOfCommande } from './listing';
import type { By, Resolvers } from './resolver';
import { idOf, rowOf, type TableOf, tableOf } from './rows';
import { holdsPermission } from './session';
import type { Rows } from './store';
import { textesOfUtilisateur } from './utilisateurs';

/**
 * A record that the search may find, by `textes`, by `du`, francs, or by `imprimes`. Results are sorted by `rang`, if
 * any, then by id.
 */
interface Candidate extends Fiche {
  textes: readonly string[];
  du?: number;
  /** The numbers of its own document and of its payments' documents. */
  imprimes?: () => readonly string[];
  rang: string;
}

/** The mock of the global search (PRODUCT K). */
export const rechercheMocks: Resolvers<'recherche'> = {
  find: (asked) => {
    const { params, lang } = asked;
    const objets = OBJETS_TROUVES.filter((objet) => holdsPermission(asked, TROUVES[objet]));
    const found = (objet: ObjetTrouve) => newestFound(candidatesOf(objet, asked), params.term);
    return { data: objets.flatMap((objet) => found(objet).map((fiche) => trouveOf(objet, fiche, lang))) };
  },
};

/** The newest candidates that the term finds. */
function newestFound(candidates: readonly Candidate[], term: string): Candidate[] {
  const sought = rechercheSought(term);
  if (!sought) return [];
  const imprime = sought.imprime && numeroOf(sought.imprime);
  const isFound = ({ textes, du, imprimes }: Candidate) =>
    du === sought.montant ||
    sought.cles.some((cle) => searchKey(textes.join(' ')).includes(cle)) ||
    (imprime !== null && imprimes?.().includes(imprime) === true);
  return candidates.filter(isFound).sort(byNewest('rang', 'id')).slice(0, MAX_TROUVES);
}

/** The kind's own parts: which rows may be found, and what is shown of one besides its label. */
interface Own<Row> {
  rows?: (by: By) => readonly Row[];
  told?: (by: By, row: Row) => Partial<Candidate>;
}

const OWN: { readonly [Kind in ObjetTrouve]?: Own<Rows[TableOf<Kind>][number]> } = {
  projet: { told: (_, { datefin: date }) => ({ date }) },
  client: { told: (_, row) => ({ textes: textesOfClient(row), tel: row.tel }) },
  commande: {
    told: (by, row) => {
      const { commandeid, clientid, createdon: rang } = row;
      const { montanttotal: montant } = totauxCommande(row);
      const own = numeroOfCommande(by.store, commandeid).numero;
      const paid = { depenseid: commandeid, from: REGLEMENT_FROM.commande };
      return {
        libelle: rowOf(by.store, 'clients', clientid)?.libelleclient ?? '',
        date: dayOfInstant(rang),
        montant,
        reste: resteOf(by.store, row),
        du: montant,
        rang,
        textes: textesOfCommande(by.store, row),
        imprimes: () => [own, ...numerosOfDette(by, paid)],
      };
    },
  },
  depense: {
    told: (by, row) => {
      const { depenseid, date, montant } = row;
      const imprimes = () => numerosOfDette(by, { depenseid, from: REGLEMENT_FROM.depense });
      return { date, montant, reste: resteOfDepense(by.store, row), du: montant, rang: date, imprimes };
    },
  },
  caisse: {
    rows: caissesTenues,
    told: ({ store }, { caisseid }) => ({
      montant: soldeOfCaisse(store, caisseid),
      imprimes: () => numerosOfCaisse(store, caisseid),
    }),
  },
  utilisateur: { told: (_, row) => ({ textes: textesOfUtilisateur(row), texte: row.username }) },
};

function candidatesOf(objet: ObjetTrouve, by: By): Candidate[] {
  const name = tableOf(objet);
  const { rows = () => by.store[name], told } = (OWN[objet] ?? {}) as Own<object>;
  return rows(by).map((row) => ({
    id: idOf(name, row),
    libelle: libelleOf({ ...row }),
    textes: textesOf(row),
    rang: '',
    texte: '',
    tel: null,
    date: null,
    montant: null,
    reste: null,
    ...told?.(by, row),
  }));
}

/** The searched texts of a record with a label, and maybe a description. */
const textesOf = (row: { libelle?: string; description?: string }) => [row.libelle ?? '', row.description ?? ''];
