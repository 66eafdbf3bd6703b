import { OBJETS_TROUVES, type ObjetTrouve, TROUVES } from '@comptoir/contract/objets';
import { type Fiche, MAX_TROUVES, trouveOf } from '@comptoir/contract/rechercheRules';
import { totauxCommande } from '@comptoir/domain/commande';
import { dayOfInstant } from '@comptoir/domain/dates';
import { rechercheSought } from '@comptoir/domain/recherche';
import { caissesTenues } from './acces';
import { libelleOf } from './audit';
import { soldeOfCaisse } from './caisses';
import { resteOf } from './commandes';
import { resteOfDepense } from './depenses';
import { byNewest, textesOfClient } from './listing';
import type { By, Resolvers } from './resolver';
import { idOf, rowOf, type TableOf, tableOf } from './rows';
import { holdsPermission } from './session';
import type { Rows } from './store';
import {
  foundRows,
  rangTrouve,
  type Trouvable,
  trouvableCaisse,
  trouvableCommande,
  trouvableDepense,
} from './trouvables';
import { textesOfUtilisateur } from './utilisateurs';

/** A record that the search may find; the best come first, then the newest by `rang`, if any, and by id. */
interface Candidate extends Fiche {
  trouvable: Trouvable;
  rang: string;
}

/** The mock of the global search (PRODUCT K). */
export const rechercheMocks: Resolvers<'recherche'> = {
  find: (asked) => {
    const { params, lang } = asked;
    const sought = rechercheSought(params.term);
    if (!sought) return { data: [] };
    const rangOf = ({ libelle, trouvable }: Candidate) => rangTrouve(libelle, trouvable, sought);
    const objets = OBJETS_TROUVES.filter((objet) => holdsPermission(asked, TROUVES[objet]));
    const found = (objet: ObjetTrouve) =>
      foundRows(candidatesOf(objet, asked), params.term, ({ trouvable }) => trouvable)
        .sort((a, b) => rangOf(a) - rangOf(b) || byNewest<'rang', 'id'>('rang', 'id')(a, b))
        .slice(0, MAX_TROUVES);
    return { data: objets.flatMap((objet) => found(objet).map((fiche) => trouveOf(objet, fiche, lang))) };
  },
};

/** The kind's own parts: which rows may be found, and what is shown of one besides its label. */
interface Own<Row> {
  rows?: (by: By) => readonly Row[];
  told?: (by: By, row: Row) => Partial<Candidate>;
  trouvable?: (by: By, row: Row) => Trouvable;
}

const OWN: { readonly [Kind in ObjetTrouve]?: Own<Rows[TableOf<Kind>][number]> } = {
  projet: { told: (_, { datefin: date }) => ({ date }) },
  client: { told: (_, { tel }) => ({ tel }), trouvable: (_, row) => ({ textes: [textesOfClient(row).join(' ')] }) },
  commande: {
    told: ({ store }, row) => {
      const { montanttotal: montant } = totauxCommande(row);
      const libelle = rowOf(store, 'clients', row.clientid)?.libelleclient ?? '';
      return { libelle, date: dayOfInstant(row.createdon), montant, reste: resteOf(store, row), rang: row.createdon };
    },
    trouvable: trouvableCommande,
  },
  depense: {
    told: ({ store }, row) => ({
      date: row.date,
      montant: row.montant,
      reste: resteOfDepense(store, row),
      rang: row.date,
    }),
    trouvable: trouvableDepense,
  },
  caisse: {
    rows: caissesTenues,
    told: ({ store }, { caisseid }) => ({ montant: soldeOfCaisse(store, caisseid) }),
    trouvable: trouvableCaisse,
  },
  utilisateur: {
    told: (_, { username: texte }) => ({ texte }),
    trouvable: (_, row) => ({ textes: [textesOfUtilisateur(row).join(' ')] }),
  },
};

function candidatesOf(objet: ObjetTrouve, by: By): Candidate[] {
  const name = tableOf(objet);
  const { rows = () => by.store[name], told, trouvable } = (OWN[objet] ?? {}) as Own<object>;
  return rows(by).map((row) => ({
    id: idOf(name, row),
    libelle: libelleOf({ ...row }),
    trouvable: trouvable?.(by, row) ?? { textes: [textesOf(row).join(' ')] },
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
