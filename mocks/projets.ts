import type { Projet, ProjetChoix, ProjetDetail } from '#contract/projets';
import { checkUnused, checkVersion, existing } from '#contract/recordRules';
import { todayInAbidjan } from '#domain/dates';
import { MAX_UNPAGED } from '#domain/limits';
import { isEnRetard, statutProjet } from '#domain/projet';
import { engagementsOf } from './budget';
import { discard } from './corbeille';
import { appendEtape, etapeChoix, etapesOf } from './etapeprojets';
import { matching, pageOf, unpaged } from './listing';
import { mediasOf, photoOf } from './medias';
import type { Resolvers } from './resolver';
import { fullName, known } from './session';
import type { EtapeRow, ProjetRow, Store } from './store';

/** The mocks of the projects' calls. */
export function projetsMocks(store: Store): Resolvers<'projets'> {
  const inOrder = () => [...store.projets].sort((a, b) => b.projetid - a.projetid).map((row) => shown(store, row));
  const filtered = ({ filter, retard }: { filter: '' | '1' | '2'; retard: 0 | 1 }) => {
    const today = todayInAbidjan(store.now());
    return inOrder().filter(
      (projet) =>
        (filter === '' || projet.statutprojet === Number(filter)) && (retard === 0 || isEnRetard(projet, today)),
    );
  };
  return {
    all: () => unpaged(inOrder()),
    withSteps: ({ query }) => choices(store, query.projetid),
    byId: ({ query }) => ({ data: [detail(store, found(store, query.projetid))] }),
    list: ({ query }) => pageOf(filtered(query), query),
    search: ({ params, query }) =>
      pageOf(
        matching(filtered(query), params.term, ({ libelle, description }) => [libelle, description]),
        query,
      ),
    create: ({ utilisateur, body: { listeetape, ...fields } }) => {
      const row: ProjetRow = {
        projetid: store.nextId(),
        ...fields,
        utilisateurid: known(utilisateur).utilisateurid,
        createdon: new Date(store.now()).toISOString(),
        version: 1,
      };
      store.projets.push(row);
      for (const etape of listeetape) appendEtape(store, row.projetid, etape);
      return { data: detail(store, row) };
    },
    update: ({ query, body: { version, ...fields } }) => {
      const row = found(store, query.projetid);
      checkVersion(row, version, detail(store, row));
      Object.assign(row, fields, { version: row.version + 1 });
      return { data: detail(store, row) };
    },
    remove: ({ utilisateur, params }) => {
      const row = found(store, params.projetid);
      checkUnused(depensesOf(store, row).length, 'projet.a_des_depenses');
      const { projetid: id, libelle } = row;
      const etapeprojets = etapesOf(store, id);
      const medias = mediasOf(store, idsOf(etapeprojets));
      discard(store, utilisateur, { type: 'projet', id, libelle }, { projets: [row], etapeprojets, medias });
      return { data: null };
    },
  };
}

function found(store: Store, id: number): ProjetRow {
  return existing(store.projets.find(({ projetid }) => projetid === id));
}

function depensesOf(store: Store, { projetid }: ProjetRow) {
  return store.depenses.filter((depense) => depense.projetid === projetid);
}

const idsOf = (etapes: readonly EtapeRow[]) => etapes.map(({ etapeprojetid }) => etapeprojetid);

function shown(store: Store, row: ProjetRow): Projet {
  const { utilisateurid, ...fields } = row;
  const etapes = etapesOf(store, row.projetid);
  const avancement = {
    nombreetape: etapes.length,
    nombreetapecloture: etapes.filter(({ etat }) => etat === 1).length,
  };
  return {
    ...fields,
    ...engagementsOf(store, depensesOf(store, row)),
    ...avancement,
    statutprojet: statutProjet(avancement),
    owner: fullName(store, utilisateurid),
    photo: photoOf(mediasOf(store, idsOf(etapes))),
  };
}

function detail(store: Store, row: ProjetRow): ProjetDetail {
  return { ...shown(store, row), etapeliste: etapesOf(store, row.projetid).map(etapeChoix) };
}

/** Projects that have steps, newest first: the newest ones, and `projetid` though it is older. */
function choices(store: Store, id: number | undefined): { data: ProjetChoix[]; count: number } {
  const rows = store.projets
    .filter(({ projetid }) => etapesOf(store, projetid).length > 0)
    .sort((a, b) => b.projetid - a.projetid);
  const kept = rows.filter(({ projetid }, index) => index < MAX_UNPAGED || projetid === id);
  const data = kept.map(({ projetid, libelle }) => ({
    projetid,
    libelle,
    etapeliste: etapesOf(store, projetid).map(etapeChoix),
  }));
  return { data, count: rows.length };
}
