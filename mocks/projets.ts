import type { Projet, ProjetChoix, ProjetDetail } from '@comptoir/contract/projets';
import { checkUnused } from '@comptoir/contract/recordRules';
import { MAX_UNPAGED } from '@comptoir/domain/limits';
import { isEnRetard } from '@comptoir/domain/projet';
import type { Count, RecordId } from '@comptoir/domain/units';
import { discarded } from './corbeille';
import { appendEtape, avancementOf, engagementsOf, etapeChoix, etapeSuivie, etapesOf } from './etapeprojets';
import { pageOf, textesOfDescribed, unpagedRows } from './listing';
import { nounOf } from './noun';
import { mediasOf, photoOf } from './pieces';
import type { By, Resolvers } from './resolver';
import { insertRow, instantOf, rowsHaving, todayOf } from './rows';
import { fullName } from './session';
import type { EtapeRow, ProjetRow, Store } from './store';
import { foundRows } from './trouvables';

const projet = nounOf('projets', { shown: detailOfProjet });

/** The mocks of the projects' calls. */
export const projetsMocks: Resolvers<'projets'> = {
  all: (asked) => unpagedRows(projet.rows(asked).map((row) => shownProjet(asked, row))),
  withSteps: (asked) => projetChoices(asked.store, projet.rows(asked), asked.query.projetid),
  byId: (asked) => ({ data: [detailOfProjet(asked, projet.found(asked))] }),
  list: (asked) => pageOf(filteredProjets(asked), asked.query),
  search: (asked) => {
    const textesOf = (row: Projet) => ({ textes: [textesOfDescribed(row).join(' ')] });
    return pageOf(foundRows(filteredProjets(asked), asked.params.term, textesOf), asked.query);
  },
  create: (asked) => {
    const { store, utilisateur } = asked;
    const { listeetape, ...fields } = asked.body;
    const { utilisateurid } = utilisateur;
    const row = insertRow(store, 'projets', { ...fields, utilisateurid, createdon: instantOf(store), version: 1 });
    for (const etape of listeetape) appendEtape(store, row.projetid, etape);
    return projet.answered(asked, row);
  },
  update: (asked) => {
    const row = projet.found(asked);
    projet.checkVersion(asked, row);
    const { version: _, ...fields } = asked.body;
    return projet.changed(asked, row, fields);
  },
  remove: (asked) => {
    const row = projet.found(asked);
    checkUnused(depensesOf(asked.store, row).length, 'projet.a_des_depenses');
    const etapeprojets = etapesOf(asked.store, row.projetid);
    const medias = mediasOf(asked.store, idsOf(etapeprojets));
    return discarded(asked, 'projets', row, { etapeprojets, medias });
  },
};

/** The projects of a list: of one status, or only late ones. */
function filteredProjets(asked: By & { query: { filter: '' | '1' | '2'; retard: 0 | 1 } }): Projet[] {
  const { filter, retard } = asked.query;
  const all = projet.rows(asked).map((row) => shownProjet(asked, row));
  return all.filter(
    (row) =>
      (filter === '' || row.statutprojet === Number(filter)) && (retard === 0 || isEnRetard(row, todayOf(asked.store))),
  );
}

const depensesOf = (store: Store, { projetid }: ProjetRow) => rowsHaving(store.depenses, { projetid });

const idsOf = (etapes: readonly EtapeRow[]) => etapes.map(({ etapeprojetid }) => etapeprojetid);

function shownProjet({ store }: By, row: ProjetRow): Projet {
  const { utilisateurid, ...fields } = row;
  const etapes = etapesOf(store, row.projetid);
  return {
    ...fields,
    ...engagementsOf(store, depensesOf(store, row)),
    ...avancementOf(store, row),
    owner: fullName(store, utilisateurid),
    photo: photoOf(mediasOf(store, idsOf(etapes))),
  };
}

function detailOfProjet(by: By, row: ProjetRow): ProjetDetail {
  const etapeliste = etapesOf(by.store, row.projetid).map((etape) => etapeSuivie(by.store, etape));
  return { ...shownProjet(by, row), etapeliste };
}

/** The newest projects that have steps, and the project `projetid` even when it is older. */
function projetChoices(store: Store, all: readonly ProjetRow[], id?: RecordId): { data: ProjetChoix[]; count: Count } {
  const rows = all.filter(({ projetid }) => etapesOf(store, projetid).length > 0);
  const kept = rows.filter(({ projetid }, index) => index < MAX_UNPAGED || projetid === id);
  const etapeliste = (row: ProjetRow) => etapesOf(store, row.projetid).map(etapeChoix);
  const data = kept.map((row) => ({ projetid: row.projetid, libelle: row.libelle, etapeliste: etapeliste(row) }));
  return { data, count: rows.length };
}
