import { checkSameIds } from '@comptoir/contract/envelope';
import { checkRoom } from '@comptoir/contract/projetRules';
import type { EtapeChoix, Etapeprojet, EtapeSuivie } from '@comptoir/contract/projets';
import { checkUnused, checkVersion } from '@comptoir/contract/recordRules';
import { statutProjet } from '@comptoir/domain/projet';
import type { RecordId } from '@comptoir/domain/units';
import { engagementsOf } from './budget';
import { discardRecord } from './corbeille';
import { pageOf, unpagedRows } from './listing';
import { mediasOf } from './medias';
import type { Resolvers } from './resolver';
import { changeRow, foundRow, insertRow, rowsHaving } from './rows';
import type { EtapeRow, Store } from './store';

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

/** The mocks of the steps' calls. */
export function etapeprojetsMocks(store: Store): Resolvers<'etapeprojets'> {
  const ofProjet = ({ projetid }: { projetid: RecordId }) =>
    etapesOf(store, foundRow(store, 'projets', projetid).projetid);
  return {
    list: ({ query }) => pageOf(ofProjet(query), query, (row) => shownEtape(store, row)),
    all: ({ query }) => unpagedRows(ofProjet(query).map(etapeChoix)),
    create: ({ body }) => {
      checkRoom(ofProjet(body).length);
      return { data: shownEtape(store, appendEtape(store, body.projetid, body)) };
    },
    update: ({ query, body: { projetid, version, ...fields } }) => {
      const row = foundRow(store, 'etapeprojets', query.etapeprojetid);
      checkSameIds({ projetid }, { projetid: row.projetid });
      checkVersion(row, version, shownEtape(store, row));
      return { data: shownEtape(store, changeRow(row, fields)) };
    },
    changeEtat: ({ query, body: { etat, version } }) => {
      const row = foundRow(store, 'etapeprojets', query.etapeprojetid);
      checkVersion(row, version, shownEtape(store, row));
      if (etat !== row.etat) changeRow(row, { etat });
      return { data: shownEtape(store, row) };
    },
    remove: ({ utilisateur, query }) => {
      const row = foundRow(store, 'etapeprojets', query.etapeprojetid);
      checkUnused(depensesOf(store, row).length, 'etapeprojet.a_des_depenses');
      const { etapeprojetid: id, libelle } = row;
      const medias = mediasOf(store, [id]);
      discardRecord(store, utilisateur, { type: 'etapeprojet', id, libelle }, { etapeprojets: [row], medias });
      return { data: null };
    },
  };
}

const depensesOf = (store: Store, { etapeprojetid }: EtapeRow) => rowsHaving(store.depenses, { etapeprojetid });

/** A step of its project, with its budget. */
export function etapeSuivie(store: Store, row: EtapeRow): EtapeSuivie {
  return { ...etapeChoix(row), montant: row.montant, ...engagementsOf(store, depensesOf(store, row)) };
}

function shownEtape(store: Store, row: EtapeRow): Etapeprojet {
  return { ...row, ...engagementsOf(store, depensesOf(store, row)) };
}
