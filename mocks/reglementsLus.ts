import { Refusal } from '@comptoir/contract/envelope';
import { READS_REGLEMENT } from '@comptoir/contract/reglementRules';
import type { Reglement } from '@comptoir/contract/reglements';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import { subtract } from '@comptoir/domain/money';
import { owedOf, REGLEMENT_FROM, type ReglementFrom, restantsApres, typeOf } from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse, visibleCaisse } from './acces';
import { reglementsOf, settlingOf } from './depenses';
import { foundDette } from './dettes';
import { numerosOf } from './imprimes.numeros';
import { byNewest, matchingRows, pageOf, unpagedRows } from './listing';
import type { UtilisateurRow } from './personnes';
import { lienOf } from './pieces';
import type { Resolvers } from './resolver';
import { foundRow, rowOf, rowsHaving } from './rows';
import { checkHolds, holdsPermission } from './session';
import type { ReglementRow, Store } from './store';

const byDate = byNewest('date', 'reglementid');

type Reads = 'all' | 'ofCaisse' | 'ofDette' | 'reste' | 'search' | 'ofCommande';

/** The mocks of the calls that read payments. */
export function reglementsLus(store: Store): Pick<Resolvers<'reglements'>, Reads> {
  const show = (rows: readonly ReglementRow[]) => [...rows].sort(byDate).map((row) => shownReglement(store, row));
  return {
    all: ({ utilisateur }) => unpagedRows(show(readableReglements(store, utilisateur))),
    ofCaisse: ({ utilisateur, params, query }) => {
      const { caisseid } = visibleCaisse(store, utilisateur, params.id);
      return pageOf(show(rowsHaving(readableReglements(store, utilisateur), { caisseid })), query);
    },
    ofDette: ({ utilisateur, params, query }) => {
      const from = query.from ?? kindOf(store, utilisateur, params.id);
      checkHolds(store, utilisateur, READS_REGLEMENT[from]);
      foundDette(store, params.id, from);
      return pageOf(show(reglementsOfDette(store, utilisateur, params.id)), query);
    },
    reste: ({ utilisateur, params, query }) => {
      checkHolds(store, utilisateur, READS_REGLEMENT[query.from]);
      const { montant } = foundDette(store, params.id, query.from);
      const nets = settlingOf(store, params.id).map(({ net }) => net);
      return { data: { montant, montantrestant: owedOf({ montantDette: montant, netsDesAutres: nets }) } };
    },
    search: ({ utilisateur, params, query }) => {
      const textesOf = ({ depenseid, from, caisse, filename }: Reglement) => [
        ...foundDette(store, depenseid, from).textes,
        caisse,
        filename,
      ];
      return pageOf(matchingRows(show(readableReglements(store, utilisateur)), params.term, textesOf), query);
    },
    ofCommande: ({ utilisateur, params: { commandeid } }) => {
      foundDette(store, commandeid, REGLEMENT_FROM.commande);
      return unpagedRows(show(reglementsOfDette(store, utilisateur, commandeid)));
    },
  };
}

/**
 * The payments that a user may read: those of the registers that they see, with the permission for that kind of debt.
 */
export function readableReglements(store: Store, utilisateur: UtilisateurRow): ReglementRow[] {
  return store.reglements.filter(
    ({ from, caisseid }) =>
      holdsPermission(store, utilisateur, READS_REGLEMENT[from]) && seesCaisse(store, utilisateur, caisseid),
  );
}

/** What kind of debt an id is of, among those whose payments a user may read. */
function kindOf(store: Store, utilisateur: UtilisateurRow, id: RecordId): ReglementFrom {
  const kinds = Object.values(REGLEMENT_FROM).filter((from) =>
    holdsPermission(store, utilisateur, READS_REGLEMENT[from]),
  );
  const kind = kinds.find((from) => rowOf(store, TABLES[from], id) !== undefined);
  if (kind === undefined) throw new Refusal('introuvable');
  return kind;
}

const TABLES = { [REGLEMENT_FROM.depense]: 'depenses', [REGLEMENT_FROM.commande]: 'commandes' } as const;

/** The payments of a debt that went through registers that the user sees. */
function reglementsOfDette(store: Store, utilisateur: UtilisateurRow, id: RecordId): ReglementRow[] {
  return reglementsOf(store, id).filter(({ caisseid }) => seesCaisse(store, utilisateur, caisseid));
}

/** A payment as the calls show it. */
export function shownReglement(
  store: Store,
  { remis, net, troppercu, documentid, ...fields }: ReglementRow,
): Reglement {
  const { reglementid, depenseid, caisseid, from } = fields;
  const fichier = rowOf(store, 'fichiers', documentid);
  const settled = reglementsOf(store, depenseid).map((row) => (row.contrepassele === null ? row : { ...row, net: 0 }));
  const restants = restantsApres(foundDette(store, depenseid, from).montant, settled);
  const { libelle: caisse, arretele } = foundRow(store, 'caisses', caisseid);
  return {
    ...fields,
    caisse,
    montant: net,
    montantremis: remis,
    montantRendu: subtract(subtract(remis, net), troppercu),
    troppercu,
    montantrestant: restants.get(reglementid) ?? 0,
    type: typeOf(from),
    file: lienOf(fichier),
    filename: fichier ? nameWithoutExtension(fichier.name) : '',
    arretele,
    ...numerosOf(store, reglementid),
  };
}
