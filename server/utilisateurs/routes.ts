import { Refusal, throwFirst } from '@comptoir/contract/envelope';
import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { checkNotSelf, utilisateurIssues } from '@comptoir/contract/utilisateurRules';
import type { Utilisateur, utilisateurs } from '@comptoir/contract/utilisateurs';
import type { RecordId } from '@comptoir/domain/units';
import { attachFichier, replaceAttached } from '../fichiers/attached';
import type { Owner } from '../fichiers/repository';
import { keepingAdministrateur } from '../frame/access/administrateur.repository';
import { insertUtilisateur } from '../frame/access/comptes.repository';
import { deleteFacteur } from '../frame/access/facteur.repository';
import { hashPassword } from '../frame/access/password';
import { deleteSessionsOf, lockCompte, shortenSessionsOf } from '../frame/access/repository';
import type { Context } from '../frame/http/context';
import { nounOf } from '../frame/http/noun';
import type { Handlers } from '../frame/http/routeOf';
import { checkProfilHeld } from '../profils/rules';
import { checkMayChange, shownTo } from './rank';
import {
  changeUtilisateur,
  findUtilisateur,
  pageOfUtilisateurs,
  type UtilisateurRecord,
  updateUtilisateur,
} from './repository';
import { checkPassword, checkProfilThere, checkUsernameFree, givenCaisses } from './rules';

type Access = Pick<UtilisateurRecord, 'profilid' | 'dateexpiration'>;

const ownerOf = (utilisateurid: RecordId): Owner => ({ proprietaire: 'utilisateur', proprietaireid: utilisateurid });

const nameOf = ({ nom, prenom }: UtilisateurRecord) => `${prenom} ${nom}`.trim();

/** Returns a user for the audit log, without the time when they were last seen: it changes by itself. */
const toldUtilisateur = ({ dernierusage, ...told }: UtilisateurRecord) => told;

const utilisateur = nounOf({
  objet: 'utilisateur',
  find: (utilisateurid, { db, today }) => findUtilisateur(db, utilisateurid, today),
  libelleOf: nameOf,
  logged: toldUtilisateur,
});

/**
 * Returns a user whom the author may change. Until the transaction ends, nobody changes that user or the author's
 * rights.
 */
async function changeableUtilisateur(utilisateurid: RecordId, context: Context): Promise<UtilisateurRecord> {
  const { db, session } = context;
  const avant = await utilisateur.existing(utilisateurid, context);
  await checkMayChange(db, session, avant);
  return avant;
}

async function shownUtilisateur(
  record: UtilisateurRecord,
  { db, session }: Pick<Context, 'db' | 'session'>,
): Promise<Utilisateur> {
  return existingRecord((await shownTo(session, [record], db))[0]);
}

/** Writes the audit entry of a changed user, and returns the user as they are now. */
async function changedUtilisateur(avant: UtilisateurRecord, context: Context): Promise<Utilisateur> {
  const { data } = await utilisateur.changed(avant, context);
  return shownUtilisateur(data, context);
}

/**
 * Checks a change of profile or of the end of access, and ends open sessions in time. It runs after the write, which a
 * refusal undoes.
 */
async function checkAccess(avant: UtilisateurRecord, apres: Access, { db, session }: Context): Promise<void> {
  const { utilisateurid, profilid, dateexpiration } = avant;
  if (apres.profilid === profilid && apres.dateexpiration === dateexpiration) return;
  checkNotSelf(utilisateurid, session);
  await checkProfilHeld(db, { avant: profilid, apres: apres.profilid }, session);
  if (apres.dateexpiration !== dateexpiration && apres.dateexpiration !== null)
    await shortenSessionsOf(db, utilisateurid, apres.dateexpiration);
}

/**
 * Every write checks that its author may change that user at all (`changeableUtilisateur`), writes, and checks that an
 * administrator remains. Such writes run one at a time (`Holding`). A password is hashed before the transaction opens.
 */
export const utilisateursHandlers: Handlers<typeof utilisateurs> = {
  async list({ query }, { db, session, today }) {
    const { data, count } = await pageOfUtilisateurs(db, { ...query, today });
    return { data: await shownTo(session, data, db), count };
  },

  async byId({ params }, context) {
    return { data: await shownUtilisateur(await utilisateur.existing(params.utilisateurid, context), context) };
  },

  create: {
    async prepare({ body: { password, ...fields }, files: [photo] }, reader) {
      throwFirst(utilisateurIssues(fields, reader));
      await checkPassword(fields.username, password, 'password');
      const motdepasse = await hashPassword(password);
      return async (context) => {
        const { db, session, now: createdon } = context;
        await checkProfilThere(fields.profilid, context);
        await checkProfilHeld(db, { avant: null, apres: fields.profilid }, session);
        await checkUsernameFree(db, fields.username);
        // A new user sees the registers that the author is given, never more.
        const given = { motdepasse, motdepassetemporaire: true, caisses: session.attitrees, createdon };
        const utilisateurid = await insertUtilisateur(db, { ...fields, ...given });
        if (photo) await attachFichier(ownerOf(utilisateurid), photo, context);
        const { data } = await utilisateur.created(utilisateurid, context);
        return { data: await shownUtilisateur(data, context) };
      };
    },
  },

  async update({ params: { utilisateurid }, body, files: [photo] }, context) {
    const { db, session } = context;
    throwFirst(utilisateurIssues(body, context));
    const avant = await changeableUtilisateur(utilisateurid, context);
    checkVersion(await shownUtilisateur(avant, context), body.version);
    if (body.profilid !== avant.profilid) {
      checkNotSelf(utilisateurid, session);
      await checkProfilThere(body.profilid, context);
    }
    await checkUsernameFree(db, body.username, utilisateurid);
    await keepingAdministrateur(db, () => updateUtilisateur(db, utilisateurid, body));
    await checkAccess(avant, body, context);
    if (photo) await replaceAttached(ownerOf(utilisateurid), photo, context);
    return { data: await changedUtilisateur(avant, context) };
  },

  async lock({ params: { utilisateurid }, body: { verrouille } }, context) {
    const { db, session } = context;
    const avant = await changeableUtilisateur(utilisateurid, context);
    checkNotSelf(utilisateurid, session);
    await keepingAdministrateur(db, () => changeUtilisateur(db, utilisateurid, { verrouille }));
    if (verrouille) await deleteSessionsOf(db, utilisateurid);
    return { data: await changedUtilisateur(avant, context) };
  },

  resetPassword: {
    async prepare({ params: { utilisateurid }, body: { nouveau } }, reader) {
      const { username } = existingRecord(await findUtilisateur(reader.db, utilisateurid, reader.today));
      await checkPassword(username, nouveau, 'nouveau');
      const motdepasse = await hashPassword(nouveau);
      return async (context) => {
        const { db } = context;
        // A person who resets a password can sign in with it, so it must not give rights that the author lacks
        // (RELIABILITY F102).
        const avant = await changeableUtilisateur(utilisateurid, context);
        await changeUtilisateur(db, utilisateurid, { motdepasse, motdepassetemporaire: true });
        await deleteSessionsOf(db, utilisateurid);
        return { data: await changedUtilisateur(avant, context) };
      };
    },
  },

  async removeFacteur({ params: { utilisateurid } }, context) {
    const { db, session } = context;
    // The same check as for a reset: the second factor is half of what protects an account.
    const avant = await changeableUtilisateur(utilisateurid, context);
    checkNotSelf(utilisateurid, session);
    if (!avant.doublefacteur) throw new Refusal('auth.facteur_absent');
    // This lock waits for a sign-in that has begun, and makes a new one wait, so that no session opens meanwhile.
    await lockCompte(db, utilisateurid);
    await deleteFacteur(db, utilisateurid);
    await deleteSessionsOf(db, utilisateurid);
    return { data: await changedUtilisateur(avant, context) };
  },

  async giveCaisses({ params: { utilisateurid }, body }, context) {
    const avant = await changeableUtilisateur(utilisateurid, context);
    const caisses = await givenCaisses(context, avant.caisses, body.caisses);
    await keepingAdministrateur(context.db, () => changeUtilisateur(context.db, utilisateurid, { caisses }));
    return { data: await changedUtilisateur(avant, context) };
  },

  async remove({ params: { utilisateurid } }, context) {
    const { db, session, now } = context;
    const avant = await changeableUtilisateur(utilisateurid, context);
    checkNotSelf(utilisateurid, session);
    await keepingAdministrateur(db, () => changeUtilisateur(db, utilisateurid, { supprimele: now }));
    await deleteSessionsOf(db, utilisateurid);
    return utilisateur.removed(avant, context);
  },
};
