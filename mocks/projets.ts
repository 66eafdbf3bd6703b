import type { Projet, ProjetChoix, ProjetDetail } from '@comptoir/contract/projets';
import { checkUnused, checkVersion } from '@comptoir/contract/recordRules';
import { MAX_UNPAGED } from '@comptoir/domain/limits';
import { isEnRetard } from '@comptoir/domain/projet';
import type { Count, RecordId } from '@comptoir/domain/units';
import { engagementsOf } from './budget';
import { discardRecord } from './corbeille';
import { appendEtape, avancementOf, etapeChoix, etapeSuivie, etapesOf } from './etapeprojets';
import { matchingRows, pageOf, textesOfDescribed, unpagedRows } from './listing';
import { mediasOf, photoOf } from './medias';
import type { Resolvers } from './resolver';
import { changeRow, foundRow, insertRow, instantOf, rowsHaving, todayOf } from './rows';
import { fullName } from './session';
import type { EtapeRow, ProjetRow, Store } from './store';

/** The mocks of the projects' calls. */
export function projetsMocks(store: Store): Resolvers<'projets'> {
  const all = () => newestFirst(store).map((row) => shownProjet(store, row));
  const filtered = ({ filter, retard }: { filter: '' | '1' | '2'; retard: 0 | 1 }) =>
    all().filter(
      (projet) =>
        (filter === '' || projet.statutprojet === Number(filter)) &&
        (retard === 0 || isEnRetard(projet, todayOf(store))),
    );
  return {
    all: () => unpagedRows(all()),
    withSteps: ({ query }) => projetChoices(store, query.projetid),
    byId: ({ query }) => ({ data: [detailOfProjet(store, foundRow(store, 'projets', query.projetid))] }),
    list: ({ query }) => pageOf(filtered(query), query),
    search: ({ params, query }) => pageOf(matchingRows(filtered(query), params.term, textesOfDescribed), query),
    create: ({ utilisateur, body: { listeetape, ...fields } }) => {
      const { utilisateurid } = utilisateur;
      const row = insertRow(store, 'projets', { ...fields, utilisateurid, createdon: instantOf(store), version: 1 });
      for (const etape of listeetape) appendEtape(store, row.projetid, etape);
      return { data: detailOfProjet(store, row) };
    },
    update: ({ query, body: { version, ...fields } }) => {
      const row = foundRow(store, 'projets', query.projetid);
      checkVersion(row, version, detailOfProjet(store, row));
      changeRow(row, fields);
      return { data: detailOfProjet(store, row) };
    },
    remove: ({ utilisateur, params }) => {
      const row = foundRow(store, 'projets', params.projetid);
      checkUnused(depensesOf(store, row).length, 'projet.a_des_depenses');
      const { projetid: id, libelle } = row;
      const etapeprojets = etapesOf(store, id);
      const medias = mediasOf(store, idsOf(etapeprojets));
      discardRecord(store, utilisateur, { type: 'projet', id, libelle }, { projets: [row], etapeprojets, medias });
      return { data: null };
    },
  };
}

const newestFirst = ({ projets }: Store) => [...projets].sort((a, b) => b.projetid - a.projetid);

const depensesOf = (store: Store, { projetid }: ProjetRow) => rowsHaving(store.depenses, { projetid });

const idsOf = (etapes: readonly EtapeRow[]) => etapes.map(({ etapeprojetid }) => etapeprojetid);

function shownProjet(store: Store, row: ProjetRow): Projet {
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

function detailOfProjet(store: Store, row: ProjetRow): ProjetDetail {
  return {
    ...shownProjet(store, row),
    etapeliste: etapesOf(store, row.projetid).map((etape) => etapeSuivie(store, etape)),
  };
}

/** The newest projects that have steps, and the project `projetid` even when it is older. */
function projetChoices(store: Store, id: RecordId | undefined): { data: ProjetChoix[]; count: Count } {
  const rows = newestFirst(store).filter(({ projetid }) => etapesOf(store, projetid).length > 0);
  const kept = rows.filter(({ projetid }, index) => index < MAX_UNPAGED || projetid === id);
  const etapeliste = (row: ProjetRow) => etapesOf(store, row.projetid).map(etapeChoix);
  const data = kept.map((row) => ({ projetid: row.projetid, libelle: row.libelle, etapeliste: etapeliste(row) }));
  return { data, count: rows.length };
}
