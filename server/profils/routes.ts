import { checkHeld, checkKnown } from '@comptoir/contract/profilRules';
import type { profils } from '@comptoir/contract/profils';
import { checkUnused, checkVersion } from '@comptoir/contract/recordRules';
import { deleteRecord } from '../db/records.repository';
import { keepingAdministrateur } from '../frame/access/administrateur.repository';
import { insertProfil } from '../frame/access/comptes.repository';
import { nounOf } from '../frame/http/noun';
import type { Handlers } from '../frame/http/routeOf';
import { listPermissions, replacePermissions } from './permissions.repository';
import { findProfil, listProfilChoices, pageOfProfils, updateLibelle } from './repository';
import { checkLibelleFree, checkNotOwn, checkUsersWeaker } from './rules';

const profil = nounOf({
  objet: 'profil',
  find: (profilid, { db }) => findProfil(db, profilid),
  libelleOf: ({ libelle }) => libelle,
});

/**
 * The calls of profiles. A change takes effect at the next request of its users, because each request reads
 * permissions.
 */
export const profilsHandlers: Handlers<typeof profils> = {
  async all(_input, { db }) {
    return { data: await listProfilChoices(db) };
  },
  list: ({ query }, { db }) => pageOfProfils(db, query),

  async create({ body }, context) {
    const { db, session } = context;
    const permissions = [...new Set(body.permissions)];
    const all = await listPermissions(db);
    checkKnown(permissions, all);
    checkHeld({ avant: [], apres: permissions }, session.permissions, all);
    await checkLibelleFree(db, body.libelle);
    return profil.created(await insertProfil(db, body.libelle, permissions), context);
  },

  async update({ params: { profilid }, body }, context) {
    const { db, session } = context;
    const avant = await profil.existing(profilid, context);
    await checkNotOwn(db, profilid, session);
    await checkUsersWeaker(db, profilid, session);
    checkVersion(avant, body.version);
    const permissions = [...new Set(body.permissions)];
    const all = await listPermissions(db);
    checkKnown(permissions, all);
    checkHeld({ avant: avant.permissions, apres: permissions }, session.permissions, all);
    await checkLibelleFree(db, body.libelle, profilid);
    await updateLibelle(db, profilid, body.libelle);
    await keepingAdministrateur(db, () => replacePermissions(db, profilid, permissions));
    return profil.changed(avant, context);
  },

  async remove({ params: { profilid } }, context) {
    const avant = await profil.existing(profilid, context);
    checkUnused(avant.nombreutilisateur, 'profil.utilise');
    // Its permissions stay: it comes back with them.
    await deleteRecord(context.db, 'profil', profilid, context.now);
    return profil.removed(avant, context);
  },
};
