import type { Picture } from '@comptoir/conformance/png';
import type { ReglagesImprimes } from '@comptoir/contract/organisation';
import { drawnOnce } from './drawnOnce.fixtures';
import type { OrganisationRow } from './store';

/** The settings of papers before anybody changes them. */
const PAPIERS: ReglagesImprimes = { titreentree: '', titresortie: '', avispiece: 1, pied: '', deuxcopies: 0 };

const [WIDTH, HEIGHT] = [180, 72];
const PALETTE = [
  [196, 84, 30],
  [20, 60, 66],
  [255, 255, 255],
] as const;

/** A gable over a wall of three rows of bricks. Like many logos, it is wider than high. */
const LOGO: Picture = {
  width: WIDTH,
  height: HEIGHT,
  palette: PALETTE,
  colourAt: (x, y) => {
    const fromMiddle = Math.abs(x - WIDTH / 2);
    if (y < 32) return fromMiddle < y * 2.2 ? 0 : 2;
    const course = Math.floor((y - 32) / 14);
    const isJoint = (y - 32) % 14 < 2 || (x + course * 15) % 30 < 2;
    return fromMiddle > 78 || isJoint ? 2 : 1;
  },
};

/** The organisation of the fixtures, with a logo on white. */
export const organisation = (): OrganisationRow => ({
  compagnie: 'Bâtir Ensemble Côte d’Ivoire',
  adresse: 'Cocody Angré 8e tranche, immeuble Les Palmes, 01 BP 1420 Abidjan 01',
  tel: '2722501418',
  email: 'contact@batir-ensemble.ci',
  mentions: 'CC 1904562 K · RCCM CI-ABJ-2019-B-04127',
  logo: { documentid: 501, name: 'logo.png', mime: 'image/png', bytes: drawnOnce('logo', () => LOGO) },
  avancesmax: 1,
  avanceplafond: 500_000,
  avanceseuil: 200_000,
  preuveunique: 0,
  ...PAPIERS,
  adressepublique: 'https://comptoir.batir-ensemble.ci',
  version: 3,
});

/** An organisation that nobody has named yet. */
export const NOUVELLE: OrganisationRow = {
  compagnie: null,
  adresse: '',
  tel: '',
  email: '',
  mentions: '',
  logo: null,
  version: 1,
  avancesmax: 1,
  avanceplafond: 0,
  avanceseuil: 0,
  preuveunique: 0,
  ...PAPIERS,
  adressepublique: null,
};
