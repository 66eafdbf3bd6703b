import { checkHeld, checkKnown } from '@comptoir/contract/profilRules';
import type { profils } from '@comptoir/contract/profils';
import { checkUnused, checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { keepingAdministrateur } from '../frame/access/administrateur.repository';
import { insertProfil } from '../frame/access/comptes.repository';
import type { Handlers } from '../frame/http/routeOf';
import { listPermissions, replacePermissions } from './permissions.repository';
import { deleteProfil, findProfil, listProfilChoices, pageOfProfils, updateLibelle } from './repository';
import { checkLibelleFree, checkNotOwn, checkUsersWeaker } from './rules';

const objet = 'profil';

/**
 * The calls of profiles. A change counts from the next request of each of its users, because each request reads
 * permissions.
 */
export const profilsHandlers: Handlers<typeof profils> = {
  async all(_input, { db }) {
    return { data: await listProfilChoices(db) };
  },
  list: ({ query }, { db }) => pageOfProfils(db, query),

  async create({ body }, { db, session, audit }) {
    const permissions = [...new Set(body.permissions)];
    const all = await listPermissions(db);
    checkKnown(permissions, all);
    checkHeld({ avant: [], apres: permissions }, session.permissions, all);
    await checkLibelleFree(db, body.libelle);
    const profilid = await insertProfil(db, body.libelle, permissions);
    const apres = existingRecord(await findProfil(db, profilid));
    await audit({ actiontype: 'Insert', libelle: apres.libelle, objet, objetid: profilid, apres });
    return { data: apres };
  },

  async update({ params: { profilid }, body }, { db, session, audit }) {
    const avant = existingRecord(await findProfil(db, profilid));
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
    const apres = existingRecord(await findProfil(db, profilid));
    await audit({ actiontype: 'Update', libelle: apres.libelle, objet, objetid: profilid, avant, apres });
    return { data: apres };
  },

  async remove({ params: { profilid } }, { db, audit, now }) {
    const avant = existingRecord(await findProfil(db, profilid));
    checkUnused(avant.nombreutilisateur, 'profil.utilise');
    await deleteProfil(db, profilid, now);
    await audit({ actiontype: 'Delete', libelle: avant.libelle, objet, objetid: profilid, avant });
    return { data: null };
  },
};
