import type { modules } from '@comptoir/contract/profils';
import { existingRecord } from '@comptoir/contract/recordRules';
import { nomDePermission } from '@comptoir/domain/permission';
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

const objet = 'module';

/**
 * The calls of what profiles can hold: the product's modules and features, of which only the label changes, and those
 * that an organisation adds.
 */
export const modulesHandlers: Handlers<typeof modules> = {
  async all(_input, { db }) {
    return { data: await listModules(db) };
  },

  async create({ body }, { db, audit }) {
    const nom = nomDePermission(body);
    await checkNomFree(db, nom);
    const moduleid = await insertModule(db, { nom, libelle: body.libelle });
    const apres = existingRecord(await findModule(db, moduleid));
    await audit({ actiontype: 'Insert', libelle: apres.libelle, objet, objetid: moduleid, apres });
    return { data: apres };
  },

  async update({ params: { moduleid }, body }, { db, audit }) {
    const avant = existingRecord(await findModule(db, moduleid));
    await updateModule(db, moduleid, body.libelle);
    const apres = existingRecord(await findModule(db, moduleid));
    await audit({ actiontype: 'Update', libelle: apres.libelle, objet, objetid: moduleid, avant, apres });
    return { data: apres };
  },

  async remove({ params: { moduleid } }, { db, audit }) {
    const avant = existingRecord(await findModule(db, moduleid));
    await checkDeletable(db, avant.produit, [avant.nom, ...avant.fonctionnalites.map(({ nom }) => nom)]);
    await deleteModule(db, moduleid);
    await audit({ actiontype: 'Delete', libelle: avant.libelle, objet, objetid: moduleid, avant });
    return { data: null };
  },

  async addFonctionnalite({ params: { moduleid }, body }, { db, audit }) {
    const module = existingRecord(await findModule(db, moduleid));
    const nom = nomDePermission(body, module.nom);
    await checkNomFree(db, nom);
    const apres = await insertFonctionnalite(db, moduleid, { nom, libelle: body.libelle });
    const objetid = apres.fonctionnaliteid;
    await audit({ actiontype: 'Insert', libelle: apres.libelle, objet: 'fonctionnalite', objetid, apres });
    return { data: apres };
  },

  async updateFonctionnalite({ params: { fonctionnaliteid: objetid }, body }, { db, audit }) {
    const avant = existingRecord(await findFonctionnalite(db, objetid));
    const apres = await updateFonctionnalite(db, objetid, body.libelle);
    await audit({ actiontype: 'Update', libelle: apres.libelle, objet: 'fonctionnalite', objetid, avant, apres });
    return { data: apres };
  },

  async removeFonctionnalite({ params: { fonctionnaliteid: objetid } }, { db, audit }) {
    const avant = existingRecord(await findFonctionnalite(db, objetid));
    await checkDeletable(db, avant.produit, [avant.nom]);
    await deleteFonctionnalite(db, objetid);
    await audit({ actiontype: 'Delete', libelle: avant.libelle, objet: 'fonctionnalite', objetid, avant });
    return { data: null };
  },
};
