import { Refusal } from '@comptoir/contract/envelope';
import type { Reglement } from '@comptoir/contract/reglements';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import { subtract } from '@comptoir/domain/money';
import {
  owedOf,
  READS_REGLEMENT,
  REGLEMENT_FROM,
  type ReglementFrom,
  restantsApres,
  typeOf,
} from '@comptoir/domain/reglement';
import type { RecordId } from '@comptoir/domain/units';
import { seesCaisse, visibleCaisse } from './acces';
import { reglementsOf, settlingOf } from './depenses';
import { foundDette } from './dettes';
import { numerosOf } from './imprimes.numeros';
import { byNewest, pageOf, unpagedRows } from './listing';
import { lienOf } from './pieces';
import type { By, Resolvers } from './resolver';
import { foundRow, rowOf, rowsHaving } from './rows';
import { checkHolds, holdsPermission } from './session';
import type { ReglementRow, Store } from './store';
import { foundRows, trouvableReglement } from './trouvables';

const shownAll = ({ store }: By, rows: readonly ReglementRow[]) =>
  rows.toSorted(byNewest('date', 'reglementid')).map((row) => shownReglement(store, row));

/** The mocks of the calls that read payments. */
export const reglementsLus = {
  all: (asked) => unpagedRows(shownAll(asked, readableReglements(asked))),
  ofCaisse: (asked) => {
    const { caisseid } = visibleCaisse(asked, asked.params.id);
    return pageOf(shownAll(asked, rowsHaving(readableReglements(asked), { caisseid })), asked.query);
  },
  ofDette: (asked) => {
    const { id } = asked.params;
    const from = asked.query.from ?? kindOf(asked, id);
    checkHolds(asked, READS_REGLEMENT[from]);
    foundDette(asked.store, id, from);
    return pageOf(shownAll(asked, reglementsOfDette(asked, id)), asked.query);
  },
  reste: (asked) => {
    checkHolds(asked, READS_REGLEMENT[asked.query.from]);
    const { montant } = foundDette(asked.store, asked.params.id, asked.query.from);
    const nets = settlingOf(asked.store, asked.params.id).map(({ net }) => net);
    return { data: { montant, montantrestant: owedOf({ montantDette: montant, netsDesAutres: nets }) } };
  },
  search: (asked) => {
    const rows = foundRows(readableReglements(asked), asked.params.term, (row) => trouvableReglement(asked, row));
    return pageOf(shownAll(asked, rows), asked.query);
  },
  ofCommande: (asked) => {
    const { commandeid } = asked.params;
    foundDette(asked.store, commandeid, REGLEMENT_FROM.commande);
    return unpagedRows(shownAll(asked, reglementsOfDette(asked, commandeid)));
  },
} satisfies Partial<Resolvers<'reglements'>>;

/**
 * The payments that a user may read: those of the registers that they see, with the permission for that kind of debt.
 */
export function readableReglements(by: By): ReglementRow[] {
  return by.store.reglements.filter(
    ({ from, caisseid }) => holdsPermission(by, READS_REGLEMENT[from]) && seesCaisse(by, caisseid),
  );
}

/** The kind of debt with this id, among the kinds whose payments the user may read. */
function kindOf(by: By, id: RecordId): ReglementFrom {
  const kinds = Object.values(REGLEMENT_FROM).filter((from) => holdsPermission(by, READS_REGLEMENT[from]));
  const kind = kinds.find((from) => rowOf(by.store, TABLES[from], id) !== undefined);
  if (kind === undefined) throw new Refusal('introuvable');
  return kind;
}

const TABLES = { [REGLEMENT_FROM.depense]: 'depenses', [REGLEMENT_FROM.commande]: 'commandes' } as const;

/** The payments of a debt that went through registers that the user sees. */
function reglementsOfDette(by: By, id: RecordId): ReglementRow[] {
  return reglementsOf(by.store, id).filter(({ caisseid }) => seesCaisse(by, caisseid));
}

/** A payment as the calls show it. */
export function shownReglement(
  store: Store,
  { remis, net, troppercu, documentid, creepar: _, ...fields }: ReglementRow,
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
