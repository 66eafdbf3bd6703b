import type { Enseigne, Organisation } from '#contract/organisation';
import { checkVersion, existing } from '#contract/recordRules';
import { record } from './audit';
import { empreinteOf, storedLogo } from './logo';
import type { Resolvers } from './resolver';
import type { Store } from './store';

/** The name that the server was started with, until one is set. */
const STARTED = 'Comptoir';

/** The mocks of the organisation's calls. */
export function organisationMocks(store: Store): Resolvers<'organisation'> {
  return {
    publique: () => ({ data: enseigneOf(store) }),
    logo: ({ params }) => {
      const { logo } = store.organisation;
      return existing(logo && empreinteOf(logo) === params.empreinte ? logo : undefined);
    },
    read: () => ({ data: shown(store) }),
    update: ({ utilisateur, body: { version, retirerlogo, ...fields }, files: [file] }) => {
      const avant = shown(store);
      checkVersion(avant, version, avant);
      const logo = retirerlogo === 1 ? null : store.organisation.logo;
      store.organisation = { ...fields, logo: file ? storedLogo(store, file) : logo, version: avant.version + 1 };
      const apres = shown(store);
      record(store, utilisateur, {
        ...{ actiontype: 'Update', libelle: apres.compagnie, objet: 'organisation', objetid: 1 },
        ...{ avant, apres },
      });
      return { data: apres };
    },
  };
}

/** Its name and logo alone. */
export function enseigneOf(store: Store): Enseigne {
  const { compagnie, logo } = shown(store);
  return { compagnie, logo };
}

function shown({ organisation }: Store): Organisation {
  const { compagnie, logo, ...fields } = organisation;
  return {
    ...fields,
    compagnie: compagnie ?? STARTED,
    definie: compagnie !== null,
    logo: logo ? `/api/organisation/logo/${empreinteOf(logo)}` : '',
  };
}
