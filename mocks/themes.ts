import { Refusal } from '@comptoir/contract/envelope';
import type { RecordId } from '@comptoir/domain/units';
import type { Resolvers } from './resolver';
import type { Store, UtilisateurRow } from './store';

/** The mocks of the theme setting: users read and change only their own (CONTRACT "Calls"). */
export const themesMocks: Resolvers<'themes'> = {
  read: ({ store, utilisateur, params }) => ({ data: themeOf(store, ownThemeId(utilisateur, params.utilisateurid)) }),
  save: ({ store, utilisateur, params, body }) => {
    const id = ownThemeId(utilisateur, params.utilisateurid);
    store.themes.set(id, body.darkmode);
    return { data: themeOf(store, id) };
  },
};

function ownThemeId(utilisateur: UtilisateurRow, id: RecordId): number {
  if (utilisateur.utilisateurid !== id) throw new Refusal('auth.permission');
  return id;
}

function themeOf(store: Store, utilisateurid: RecordId) {
  return [{ utilisateurid, darkmode: store.themes.get(utilisateurid) ?? 0 }];
}
