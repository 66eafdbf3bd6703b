import { CAISSE_ARRETEE, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { caissesAvecManquantDu } from '@comptoir/mocks/manquant.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { ArretesList } from './ArretesList';

const overrides = () => [caissesArretees(Date.now())];

const meta = preview.meta({
  title: 'Screens/Caisses/ArretesList',
  component: ArretesList,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: {
    caisse: { caisseid: CAISSE_ARRETEE.HISTORIQUE, libelle: 'Caisse Bouaké', solde: 384_500, arretele: '2026-11-21' },
  },
});

export const Playground = meta.story();

/** The register was neither closed nor counted. */
export const Empty = meta.story({
  args: { caisse: { caisseid: 7, libelle: 'Petite caisse San-Pédro', solde: 0, arretele: null } },
});

/** What was missing is owed by who counted. */
export const Du = meta.story({
  args: {
    caisse: {
      caisseid: CAISSE_ARRETEE.AVEUGLE,
      libelle: 'Caisse chantier Yopougon',
      solde: 0,
      arretele: '2026-11-21',
    },
  },
  parameters: scene({ overrides: () => [caissesAvecManquantDu(Date.now())] }),
});
