import type { projets } from '@comptoir/contract/projets';
import { checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { UNPAGED } from '../db/page';
import type { Handlers } from '../frame/http/routeOf';
import { countEtapes, insertEtapes } from './etapes.repository';
import {
  countDepensesOfProjet,
  deleteProjet,
  type Filter,
  findProjet,
  insertProjet,
  lockProjet,
  lockProjetToDelete,
  type ProjetFilters,
  pageOfChoix,
  pageOfProjets,
  searchProjets,
  updateProjet,
} from './repository';

const objet = 'projet';

/** Returns the filters of a list; the server's day decides whether a project is late. */
const filtersOf = ({ filter, retard }: { filter: Filter; retard: 0 | 1 }, today: string): ProjetFilters => ({
  filter,
  enretardle: retard === 1 ? today : undefined,
});

export const projetsHandlers: Handlers<typeof projets> = {
  all: (_input, { db }) => pageOfProjets(db, { filter: '' }, UNPAGED),
  withSteps: ({ query }, { db }) => pageOfChoix(db, query.projetid),
  async byId({ query }, { db }) {
    return { data: [existingRecord(await findProjet(db, query.projetid))] };
  },
  list: ({ query }, { db, today }) => pageOfProjets(db, filtersOf(query, today), query),
  search: ({ params, query }, { db, today }) => searchProjets(db, params.term, filtersOf(query, today), query),

  async create({ body: { listeetape, ...fields } }, { db, session, audit, now }) {
    const projetid = await insertProjet(db, fields, session.utilisateurid, now);
    if (listeetape.length > 0) {
      await insertEtapes(db, projetid, listeetape, now);
      await countEtapes(db, projetid, { nombreetape: listeetape.length, nombreetapecloture: 0 });
    }
    const data = existingRecord(await findProjet(db, projetid));
    // One audit entry holds the project and the steps that came with it.
    const apres = { ...data, listeetape };
    await audit({ actiontype: 'Insert', libelle: data.libelle, objet, objetid: projetid, apres });
    return { data };
  },

  async update({ query: { projetid }, body }, { db, audit }) {
    existingRecord(await lockProjet(db, projetid));
    const avant = existingRecord(await findProjet(db, projetid));
    checkVersion(avant, body.version);
    await updateProjet(db, projetid, body);
    const apres = existingRecord(await findProjet(db, projetid));
    await audit({ actiontype: 'Update', libelle: apres.libelle, objet, objetid: projetid, avant, apres });
    return { data: apres };
  },

  async remove({ params: { projetid } }, { db, audit, now }) {
    existingRecord(await lockProjetToDelete(db, projetid));
    const avant = existingRecord(await findProjet(db, projetid));
    checkUnused(await countDepensesOfProjet(db, projetid), 'projet.a_des_depenses');
    await deleteProjet(db, projetid, now);
    await audit({ actiontype: 'Delete', libelle: avant.libelle, objet, objetid: projetid, avant });
    return { data: null };
  },
};
