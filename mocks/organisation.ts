import { type Enseigne, filledOrganisation, type Organisation } from '@comptoir/contract/organisation';
import { checkVersion, existingRecord } from '@comptoir/contract/recordRules';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import { recordActivite } from './audit';
import { pieceOf } from './pieces';
import type { Resolvers, Upload } from './resolver';
import type { FichierRow, Store } from './store';

/** The name set by the first start, until somebody sets one. */
const STARTED = 'Comptoir';

/** The mocks of the organisation's calls. */
export const organisationMocks: Resolvers<'organisation'> = {
  publique: ({ store }) => ({ data: enseigneOf(store) }),
  logo: ({ store, params }) => {
    const { logo } = store.organisation;
    return existingRecord(logo && empreinteOf(logo) === params.empreinte ? logo : undefined);
  },
  read: ({ store }) => ({ data: shownOrganisation(store) }),
  update: (asked) => {
    const { store, body } = asked;
    const [file] = asked.files;
    const avant = shownOrganisation(store);
    const { version, retirerlogo, ...fields } = filledOrganisation(body, avant);
    checkVersion(avant, version, avant);
    const kept = retirerlogo === 1 ? null : store.organisation.logo;
    const logo = file ? storedLogo(store, file) : kept;
    store.organisation = { ...store.organisation, ...fields, logo, version: avant.version + 1 };
    const apres = shownOrganisation(store);
    const change = { avant: toldOrganisation(avant), apres: toldOrganisation(apres) };
    const { compagnie: libelle } = apres;
    recordActivite(asked, { actiontype: 'Update', libelle, objet: 'organisation', objetid: 1, ...change });
    return { data: apres };
  },
};

/** A checked logo as it is stored. The server redraws it as PNG; the mocks keep its bytes. */
function storedLogo(store: Store, upload: Upload): FichierRow {
  const row = pieceOf(store, 'logo', upload);
  return { ...row, name: `${nameWithoutExtension(row.name)}.png` };
}

/** Replaces the half SHA-256 of the server: it differs for each logo. */
const empreinteOf = ({ documentid }: FichierRow): string => documentid.toString(16).padStart(32, '0');

/** The name and the logo of the organisation. */
export function enseigneOf(store: Store): Enseigne {
  const { compagnie, logo } = shownOrganisation(store);
  return { compagnie, logo };
}

/** An organisation in the log: without its public address, which is a setting of the server. */
const toldOrganisation = ({ adressepublique: _, ...told }: Organisation) => told;

function shownOrganisation({ organisation }: Store): Organisation {
  const { compagnie, logo, ...fields } = organisation;
  return {
    ...fields,
    compagnie: compagnie ?? STARTED,
    definie: compagnie !== null,
    logo: logo ? `/api/organisation/logo/${empreinteOf(logo)}` : '',
  };
}
