import type { projets } from '@comptoir/contract/projets';
import { UNPAGED } from '../db/page';
import { lockedRecord, nounOf, removeUnused } from '../frame/http/noun';
import type { Handlers } from '../frame/http/routeOf';
import { countEtapes, insertEtapes } from './etapes.repository';
import {
  type Filter,
  findProjet,
  insertProjet,
  type ProjetFilters,
  pageOfChoix,
  pageOfProjets,
  searchProjets,
  updateProjet,
} from './repository';

const projet = nounOf({
  objet: 'projet',
  find: (projetid, { db }) => findProjet(db, projetid),
  libelleOf: ({ libelle }) => libelle,
});

/** Returns the filters of a list; the server's day decides whether a project is late. */
const filtersOf = ({ filter, retard }: { filter: Filter; retard: 0 | 1 }, today: string): ProjetFilters => ({
  filter,
  enretardle: retard === 1 ? today : undefined,
});

export const projetsHandlers: Handlers<typeof projets> = {
  all: (_input, { db }) => pageOfProjets(db, { filter: '' }, UNPAGED),
  withSteps: ({ query }, { db }) => pageOfChoix(db, query.projetid),
  async byId({ query }, context) {
    return { data: [await projet.existing(query.projetid, context)] };
  },
  list: ({ query }, { db, today }) => pageOfProjets(db, filtersOf(query, today), query),
  search: ({ params, query }, { db, today }) => searchProjets(db, params.term, filtersOf(query, today), query),

  async create({ body: { listeetape, ...fields } }, context) {
    const { db, session, now } = context;
    const projetid = await insertProjet(db, fields, session.utilisateurid, now);
    if (listeetape.length > 0) {
      await insertEtapes(db, projetid, listeetape, now);
      await countEtapes(db, projetid, { nombreetape: listeetape.length, nombreetapecloture: 0 });
    }
    const data = await projet.existing(projetid, context);
    // One audit entry holds the project and its first steps.
    const apres = { ...data, listeetape };
    await context.audit({ actiontype: 'Insert', libelle: data.libelle, objet: 'projet', objetid: projetid, apres });
    return { data };
  },

  async update({ query: { projetid }, body }, context) {
    const avant = await lockedRecord(projet, projetid, body.version, context);
    await updateProjet(context.db, projetid, body);
    return projet.changed(avant, context);
  },

  // Its steps and their media stay: only the project leads to them, and they come back with it.
  remove: ({ params }, context) =>
    removeUnused(projet, params.projetid, { by: 'depense', code: 'projet.a_des_depenses' }, context),
};
