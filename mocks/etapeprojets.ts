import { checkSameIds } from '@comptoir/contract/envelope';
import { checkRoom } from '@comptoir/contract/projetRules';
import type { EtapeChoix, Etapeprojet, EtapeSuivie } from '@comptoir/contract/projets';
import { checkUnused } from '@comptoir/contract/recordRules';
import { statutProjet } from '@comptoir/domain/projet';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { discarded } from './corbeille';
import { settlingOf } from './depenses';
import { unpagedRows } from './listing';
import { nounOf } from './noun';
import { mediasOf } from './pieces';
import type { By, Resolvers } from './resolver';
import { foundRow, insertRow, rowsHaving, sumOf } from './rows';
import type { DepenseRow, EtapeRow, Store } from './store';

/** Francs that some expenses commit, and francs that are paid of them (PRODUCT I). */
export function engagementsOf(store: Store, depenses: readonly DepenseRow[]): { engage: Francs; regle: Francs } {
  return {
    engage: sumOf(depenses, 'montant'),
    regle: sumOf(
      depenses.flatMap(({ depenseid }) => settlingOf(store, depenseid)),
      'net',
    ),
  };
}

/** The steps of a project in the order of their creation. */
export function etapesOf(store: Store, projetid: RecordId): EtapeRow[] {
  return rowsHaving(store.etapeprojets, { projetid }).sort((a, b) => a.etapeprojetid - b.etapeprojetid);
}

/** The number of a project's steps, and of its closed ones. */
export function avancementOf(store: Store, { projetid }: { projetid: RecordId }) {
  const etapes = etapesOf(store, projetid);
  const avancement = { nombreetape: etapes.length, nombreetapecloture: rowsHaving(etapes, { etat: 1 }).length };
  return { ...avancement, statutprojet: statutProjet(avancement) };
}

export function etapeChoix({ etapeprojetid, libelle, etat }: EtapeRow): EtapeChoix {
  return { etapeprojetid, libelle, etat };
}

/** Adds a step that is in progress. Callers must check that its project exists. */
export function appendEtape(
  store: Store,
  projetid: RecordId,
  { libelle, description, montant }: Pick<EtapeRow, 'libelle' | 'description' | 'montant'>,
): EtapeRow {
  return insertRow(store, 'etapeprojets', { projetid, libelle, description, montant, etat: 0, version: 1 });
}

const etapeprojet = nounOf('etapeprojets', { shown: shownEtape });

const ofProjet = ({ store }: By, { projetid }: { projetid: RecordId }) =>
  etapesOf(store, foundRow(store, 'projets', projetid).projetid);

/** The mocks of the steps' calls. */
export const etapeprojetsMocks: Resolvers<'etapeprojets'> = {
  list: (asked) => etapeprojet.page(asked, ofProjet(asked, asked.query)),
  all: (asked) => unpagedRows(ofProjet(asked, asked.query).map(etapeChoix)),
  create: (asked) => {
    checkRoom(ofProjet(asked, asked.body).length);
    return etapeprojet.answered(asked, appendEtape(asked.store, asked.body.projetid, asked.body));
  },
  update: (asked) => {
    const row = etapeprojet.found(asked);
    const { projetid, version: _, ...fields } = asked.body;
    checkSameIds({ projetid }, { projetid: row.projetid });
    etapeprojet.checkVersion(asked, row);
    return etapeprojet.changed(asked, row, fields);
  },
  changeEtat: (asked) => {
    const row = etapeprojet.found(asked);
    const { etat } = asked.body;
    etapeprojet.checkVersion(asked, row);
    return etat === row.etat ? etapeprojet.answered(asked, row) : etapeprojet.changed(asked, row, { etat });
  },
  remove: (asked) => {
    const row = etapeprojet.found(asked);
    checkUnused(depensesOf(asked.store, row).length, 'etapeprojet.a_des_depenses');
    return discarded(asked, 'etapeprojets', row, { medias: mediasOf(asked.store, [row.etapeprojetid]) });
  },
};

const depensesOf = (store: Store, { etapeprojetid }: EtapeRow) => rowsHaving(store.depenses, { etapeprojetid });

/** A step of its project, with its budget. */
export function etapeSuivie(store: Store, row: EtapeRow): EtapeSuivie {
  return { ...etapeChoix(row), montant: row.montant, ...engagementsOf(store, depensesOf(store, row)) };
}

function shownEtape({ store }: By, row: EtapeRow): Etapeprojet {
  return { ...row, ...engagementsOf(store, depensesOf(store, row)) };
}
