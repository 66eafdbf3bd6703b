import { totauxCommande } from '@comptoir/domain/commande';
import { numeroOf } from '@comptoir/domain/imprime';
import { type Cherche, RANG_TROUVE, rangDuLibelle, rechercheSought } from '@comptoir/domain/recherche';
import { searchKey } from '@comptoir/domain/texte';
import type { Francs } from '@comptoir/domain/units';
import { seesCaisse } from './acces';
import { imprimesOf, numeroOfCommande, numerosOfCaisse } from './imprimes.numeros';
import { textesOfClient, textesOfDescribed } from './listing';
import type { By } from './resolver';
import { rowOf, rowsHaving } from './rows';
import type { CaisseRow, CommandeRow, DepenseRow, ReglementRow, Store } from './store';

/**
 * What of a record a term may find: whole texts, amounts in francs, the numbers of its documents, and the references
 * that operators gave.
 */
export interface Trouvable {
  textes: readonly string[];
  montants?: readonly Francs[];
  numeros?: readonly string[];
  references?: readonly string[];
}

/** The rows that the term finds, all for a blank one (PRODUCT K). */
export function foundRows<Row>(rows: readonly Row[], term: string, of: (row: Row) => Trouvable): Row[] {
  const sought = rechercheSought(term);
  if (!sought) return [...rows];
  const { cles, montant } = sought;
  return rows.filter((row) => {
    const trouvable = of(row);
    const { textes, montants = [] } = trouvable;
    return (
      isExact(trouvable, sought) ||
      textes.some((texte) => cles.some((cle) => searchKey(texte).includes(cle))) ||
      (montant !== null && montants.includes(montant))
    );
  });
}

/** How well a found record with this label answers the term. */
export const rangTrouve = (libelle: string, trouvable: Trouvable, sought: Cherche): number =>
  isExact(trouvable, sought) ? RANG_TROUVE.exact : rangDuLibelle(libelle, sought);

const isExact = ({ numeros = [], references = [] }: Trouvable, { imprime, reference }: Cherche): boolean =>
  (imprime !== null && numeros.includes(numeroOf(imprime))) || (reference !== null && references.includes(reference));

/** Joins what may be found of several records. */
function joined(...some: readonly Trouvable[]): Trouvable {
  return {
    textes: some.flatMap(({ textes }) => textes),
    montants: some.flatMap(({ montants = [] }) => montants),
    numeros: some.flatMap(({ numeros = [] }) => numeros),
    references: some.flatMap(({ references = [] }) => references),
  };
}

/** A payment itself. */
const ofPaiement = (store: Store, { reglementid, net, contrepassele, ...row }: ReglementRow): Trouvable => ({
  textes: [`${row.reference} ${row.beneficiaire} ${row.beneficiairetel}`],
  montants: [net],
  numeros: imprimesOf(store, reglementid).map(numeroOf),
  references: contrepassele === null ? [row.reference] : [],
});

/** The payments of a debt, in registers that the user sees. */
const ofPaiements = (by: By, depenseid: number): Trouvable =>
  joined(
    ...rowsHaving(by.store.reglements, { depenseid })
      .filter(({ caisseid }) => seesCaisse(by, caisseid))
      .map((row) => ofPaiement(by.store, row)),
  );

/** The searched texts of an order: its number as on screen with its items, and its client. */
function textesOfCommande(store: Store, { commandeid, clientid, lignes }: CommandeRow): string[] {
  const client = rowOf(store, 'clients', clientid);
  return [
    [`N° ${commandeid}`, ...lignes.map(({ libelle }) => libelle)].join(' '),
    ...(client ? [textesOfClient(client).join(' ')] : []),
  ];
}

export const trouvableCommande = (by: By, row: CommandeRow): Trouvable =>
  joined(
    { textes: textesOfCommande(by.store, row), montants: [totauxCommande(row).montanttotal] },
    { textes: [], numeros: [numeroOfCommande(by.store, row.commandeid).numero] },
    ofPaiements(by, row.commandeid),
  );

export const trouvableDepense = (by: By, row: DepenseRow): Trouvable =>
  joined(
    {
      textes: [textesOfDescribed(row).join(' '), rowOf(by.store, 'typedepenses', row.typedepenseid)?.libelle ?? ''],
      montants: [row.montant],
    },
    ofPaiements(by, row.depenseid),
  );

export const trouvableCaisse = ({ store }: By, row: CaisseRow): Trouvable => ({
  textes: [`${textesOfDescribed(row).join(' ')} ${row.code}`],
  numeros: numerosOfCaisse(store, row.caisseid),
});

/** A payment with its expense or order, its register and the name of its file. */
export function trouvableReglement({ store }: By, row: ReglementRow): Trouvable {
  const depense = rowOf(store, 'depenses', row.depenseid);
  const commande = rowOf(store, 'commandes', row.depenseid);
  const numero = commande ? numeroOfCommande(store, commande.commandeid).numero : '';
  return joined(
    ofPaiement(store, row),
    { textes: depense ? [textesOfDescribed(depense).join(' ')] : [] },
    { textes: commande ? textesOfCommande(store, commande) : [], numeros: [numero] },
    {
      textes: [
        rowOf(store, 'caisses', row.caisseid)?.libelle ?? '',
        rowOf(store, 'fichiers', row.documentid)?.name ?? '',
      ],
    },
  );
}
