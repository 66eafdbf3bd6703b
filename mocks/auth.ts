import { Refusal, refuseField } from '#contract/envelope';
import { messageOf } from '#contract/errors';
import { PASSWORD_MIN } from '#domain/limits';
import type { Resolvers } from './resolver';
import { known, tokenOf } from './session';
import type { Store } from './store';

/** The mocks of the session's calls; one browser, so the store holds one session. */
export function authMocks(store: Store): Resolvers<'auth'> {
  return {
    login: ({ body }) => {
      const utilisateur = store.utilisateurs.find(({ username }) => username === body.username);
      if (utilisateur?.password !== body.password) throw new Refusal('auth.identifiants');
      store.session = { utilisateurid: utilisateur.utilisateurid };
      return { data: { token: tokenOf(store, utilisateur) } };
    },
    me: ({ utilisateur }) => ({ data: { token: tokenOf(store, known(utilisateur)) } }),
    logout: () => {
      store.session = null;
      return { data: null };
    },
    changePassword: ({ utilisateur, body, lang }) => {
      const row = known(utilisateur);
      if (body.ancien !== row.password) throw refuseField('ancien', 'auth.ancien_incorrect', lang);
      if (body.nouveau.length < PASSWORD_MIN) {
        const message = messageOf('champ.trop_court', lang, { minimum: PASSWORD_MIN });
        throw new Refusal('requete.invalide', { errors: [{ path: 'nouveau', code: 'champ.trop_court', message }] });
      }
      if (body.nouveau === row.username) throw refuseField('nouveau', 'motdepasse.courant', lang);
      if (body.nouveau === row.password) throw refuseField('nouveau', 'motdepasse.inchange', lang);
      if (body.confirmation !== body.nouveau) throw refuseField('confirmation', 'motdepasse.different', lang);
      Object.assign(row, { password: body.nouveau, motdepassetemporaire: false });
      return { data: { token: tokenOf(store, row) } };
    },
  };
}
