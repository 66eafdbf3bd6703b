import type { modules } from '@comptoir/contract/profils';
import { nomDePermission } from '@comptoir/domain/permission';
import { nounOf } from '../frame/http/noun';
import type { Handlers } from '../frame/http/routeOf';
import {
  deleteFonctionnalite,
  deleteModule,
  findFonctionnalite,
  findModule,
  insertFonctionnalite,
  insertModule,
  listModules,
  updateFonctionnalite,
  updateModule,
} from './modules.repository';
import { checkDeletable, checkNomFree } from './modules.rules';

const aModule = nounOf({
  objet: 'module',
  find: (moduleid, { db }) => findModule(db, moduleid),
  libelleOf: ({ libelle }) => libelle,
});
const fonctionnalite = nounOf({
  objet: 'fonctionnalite',
  find: (fonctionnaliteid, { db }) => findFonctionnalite(db, fonctionnaliteid),
  libelleOf: ({ libelle }) => libelle,
});

/**
 * The calls of modules and features: the product's, of which only the label changes, and those that an organisation
 * adds.
 */
export const modulesHandlers: Handlers<typeof modules> = {
  async all(_input, { db }) {
    return { data: await listModules(db) };
  },

  async create({ body }, context) {
    const nom = nomDePermission(body);
    await checkNomFree(context.db, nom);
    return aModule.created(await insertModule(context.db, { nom, libelle: body.libelle }), context);
  },

  async update({ params: { moduleid }, body }, context) {
    const avant = await aModule.existing(moduleid, context);
    await updateModule(context.db, moduleid, body.libelle);
    return aModule.changed(avant, context);
  },

  async remove({ params: { moduleid } }, context) {
    const avant = await aModule.existing(moduleid, context);
    await checkDeletable(context.db, avant.produit, [avant.nom, ...avant.fonctionnalites.map(({ nom }) => nom)]);
    await deleteModule(context.db, moduleid);
    return aModule.removed(avant, context);
  },

  async addFonctionnalite({ params: { moduleid }, body }, context) {
    const nom = nomDePermission(body, (await aModule.existing(moduleid, context)).nom);
    await checkNomFree(context.db, nom);
    const fields = { nom, libelle: body.libelle };
    return fonctionnalite.created(await insertFonctionnalite(context.db, moduleid, fields), context);
  },

  async updateFonctionnalite({ params: { fonctionnaliteid }, body }, context) {
    const avant = await fonctionnalite.existing(fonctionnaliteid, context);
    await updateFonctionnalite(context.db, fonctionnaliteid, body.libelle);
    return fonctionnalite.changed(avant, context);
  },

  async removeFonctionnalite({ params: { fonctionnaliteid } }, context) {
    const avant = await fonctionnalite.existing(fonctionnaliteid, context);
    await checkDeletable(context.db, avant.produit, [avant.nom]);
    await deleteFonctionnalite(context.db, fonctionnaliteid);
    return fonctionnalite.removed(avant, context);
  },
};
