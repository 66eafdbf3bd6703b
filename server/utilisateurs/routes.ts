import { Refusal } from '#contract/envelope';
import type { Utilisateur, utilisateurs } from '#contract/utilisateurs';
import { checkAdministrateurRemains, lockAdministration } from '../auth/administrateur.repository';
import { insertUtilisateur } from '../auth/comptes.repository';
import { deleteFacteur } from '../auth/facteur.repository';
import { hashPassword } from '../auth/password';
import { deleteSessionsOf, lockCompte, shortenSessionsOf } from '../auth/repository';
import { attach, replaceAttached } from '../fichiers/attached';
import type { Owner } from '../fichiers/repository';
import type { Context } from '../http/context';
import { checkVersion, existing } from '../http/refuse';
import type { Handlers } from '../http/routeOf';
import { checkProfilHeld } from '../profils/rules';
import { changeUtilisateur, findUtilisateur, pageOfUtilisateurs, updateUtilisateur } from './repository';
import {
  checkNaissance,
  checkNotSelf,
  checkPassword,
  checkProfil,
  checkReachesAll,
  checkUsernameFree,
  givenCaisses,
} from './rules';

const objet = 'utilisateur';

type Access = Pick<Utilisateur, 'profilid' | 'dateexpiration'>;

const ownerOf = (utilisateurid: number): Owner => ({ proprietaire: 'utilisateur', proprietaireid: utilisateurid });

const nameOf = ({ nom, prenom }: Utilisateur) => `${prenom} ${nom}`.trim();

/** When somebody was last seen changes by itself: it is no part of what was done to them. */
const told = ({ dernierusage, ...utilisateur }: Utilisateur) => utilisateur;

async function find(utilisateurid: number, { db, today }: Pick<Context, 'db' | 'today'>): Promise<Utilisateur> {
  return existing(await findUtilisateur(db, utilisateurid, today));
}

/** Tells a change of a user, and gives them as they are now. */
async function changed(avant: Utilisateur, context: Context): Promise<Utilisateur> {
  const apres = await find(avant.utilisateurid, context);
  const entry = { libelle: nameOf(apres), objet, objetid: apres.utilisateurid };
  await context.audit({ actiontype: 'Update', ...entry, avant: told(avant), apres: told(apres) });
  return apres;
}

/** Another profile, or another end of access: to be refused once it is written, and felt by the open sessions. */
async function checkAccess(avant: Utilisateur, apres: Access, { db, session }: Context): Promise<void> {
  const { utilisateurid, profilid, dateexpiration } = avant;
  if (apres.profilid === profilid && apres.dateexpiration === dateexpiration) return;
  await checkAdministrateurRemains(db);
  checkNotSelf(utilisateurid, session);
  await checkProfilHeld(db, { avant: profilid, apres: apres.profilid }, session);
  if (apres.dateexpiration === dateexpiration) return;
  await checkProfilHeld(db, { avant: profilid, apres: null }, session);
  if (apres.dateexpiration !== null) await shortenSessionsOf(db, utilisateurid, apres.dateexpiration);
}

/**
 * Every write takes `lockAdministration` first, the change next, then looks whether an administrator remains, and only
 * then whether its author holds what it gives or takes. A password is hashed before the transaction opens.
 */
export const utilisateursHandlers: Handlers<typeof utilisateurs> = {
  list: ({ query }, { db, today }) => pageOfUtilisateurs(db, { ...query, today }),

  async byId({ params }, context) {
    return { data: await find(params.utilisateurid, context) };
  },

  create: {
    async prepare({ body: { password, ...fields }, files: [photo] }, reader) {
      checkNaissance(fields.datenaissance, reader);
      checkPassword(fields.username, password, 'password', reader);
      const motdepasse = await hashPassword(password);
      return async (context) => {
        const { db, session, audit, now: createdon } = context;
        await lockAdministration(db);
        await checkProfil(context, fields.profilid);
        await checkProfilHeld(db, { avant: null, apres: fields.profilid }, session);
        await checkUsernameFree(db, fields.username);
        // Who sees some registers lets nobody see more.
        const given = { motdepasse, motdepassetemporaire: true, caisses: session.caisses, createdon };
        const utilisateurid = await insertUtilisateur(db, { ...fields, ...given });
        if (photo) await attach(ownerOf(utilisateurid), photo, context);
        const apres = await find(utilisateurid, context);
        const entry = { libelle: nameOf(apres), objet, objetid: utilisateurid };
        await audit({ actiontype: 'Insert', ...entry, apres: told(apres) });
        return { data: apres };
      };
    },
  },

  async update({ params: { utilisateurid }, body, files: [photo] }, context) {
    const { db, session } = context;
    checkNaissance(body.datenaissance, context);
    await lockAdministration(db);
    const avant = await find(utilisateurid, context);
    checkVersion(avant, body.version);
    if (body.profilid !== avant.profilid) {
      checkNotSelf(utilisateurid, session);
      await checkProfil(context, body.profilid);
    }
    await checkUsernameFree(db, body.username, utilisateurid);
    await updateUtilisateur(db, utilisateurid, body);
    await checkAccess(avant, body, context);
    if (photo) await replaceAttached(ownerOf(utilisateurid), photo, context);
    return { data: await changed(avant, context) };
  },

  async lock({ params: { utilisateurid }, body: { verrouille } }, context) {
    const { db, session } = context;
    await lockAdministration(db);
    const avant = await find(utilisateurid, context);
    checkNotSelf(utilisateurid, session);
    await changeUtilisateur(db, utilisateurid, { verrouille });
    await checkAdministrateurRemains(db);
    await checkProfilHeld(db, { avant: avant.profilid, apres: null }, session);
    if (verrouille) await deleteSessionsOf(db, utilisateurid);
    return { data: await changed(avant, context) };
  },

  resetPassword: {
    async prepare({ params: { utilisateurid }, body: { nouveau } }, reader) {
      const { username } = await find(utilisateurid, reader);
      checkPassword(username, nouveau, 'nouveau', reader);
      const motdepasse = await hashPassword(nouveau);
      return async (context) => {
        const { db, session } = context;
        await lockAdministration(db);
        const avant = await find(utilisateurid, context);
        // Who resets a password can sign in by it: nobody comes by what they do not hold this way (RELIABILITY F102).
        await checkProfilHeld(db, { avant: avant.profilid, apres: null }, session);
        checkReachesAll(session, avant.caisses);
        await changeUtilisateur(db, utilisateurid, { motdepasse, motdepassetemporaire: true });
        await deleteSessionsOf(db, utilisateurid);
        return { data: await changed(avant, context) };
      };
    },
  },

  async removeFacteur({ params: { utilisateurid } }, context) {
    const { db, session } = context;
    await lockAdministration(db);
    const avant = await find(utilisateurid, context);
    checkNotSelf(utilisateurid, session);
    if (!avant.doublefacteur) throw new Refusal('auth.facteur_absent');
    // Like a reset: it takes half of what keeps others out of an account.
    await checkProfilHeld(db, { avant: avant.profilid, apres: null }, session);
    checkReachesAll(session, avant.caisses);
    // Who is signing in is waited for, and waits: no session opens beside.
    await lockCompte(db, utilisateurid);
    await deleteFacteur(db, utilisateurid);
    await deleteSessionsOf(db, utilisateurid);
    return { data: await changed(avant, context) };
  },

  async giveCaisses({ params: { utilisateurid }, body }, context) {
    await lockAdministration(context.db);
    const avant = await find(utilisateurid, context);
    const caisses = await givenCaisses(context, avant.caisses, body.caisses);
    await changeUtilisateur(context.db, utilisateurid, { caisses });
    return { data: await changed(avant, context) };
  },

  async remove({ params: { utilisateurid } }, context) {
    const { db, session, audit, now } = context;
    await lockAdministration(db);
    const avant = await find(utilisateurid, context);
    checkNotSelf(utilisateurid, session);
    await changeUtilisateur(db, utilisateurid, { supprimele: now });
    await checkAdministrateurRemains(db);
    await checkProfilHeld(db, { avant: avant.profilid, apres: null }, session);
    await deleteSessionsOf(db, utilisateurid);
    await audit({ actiontype: 'Delete', libelle: nameOf(avant), objet, objetid: utilisateurid, avant: told(avant) });
    return { data: null };
  },
};
