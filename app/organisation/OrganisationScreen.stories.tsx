import { createStore } from '@comptoir/mocks/createStore';
import { emptyOrganisation } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { OrganisationScreen } from './OrganisationScreen';

const path = '/parametre/organisation';

const meta = preview.meta({
  title: 'Screens/Parametre/OrganisationScreen',
  component: OrganisationScreen,
  decorators: [inApp],
  parameters: scene({ path }),
});

export const Playground = meta.story();

/** On the first day there is only the name with which the server was started. */
export const FirstDay = meta.story({ parameters: scene({ path, overrides: () => [emptyOrganisation()] }) });

function withoutAddress(): Partial<Store> {
  const { organisation: known } = createStore();
  return { organisation: { ...known, adressepublique: null } };
}

/** The server was given no public address. */
export const SansAdresse = meta.story({ parameters: scene({ path, overrides: () => [withoutAddress()] }) });

function withPapers(): Partial<Store> {
  const { organisation: known } = createStore();
  const titres = { titreentree: 'Ticket de versement', titresortie: 'Ordre de paiement' };
  return { organisation: { ...known, ...titres, pied: 'Merci de votre confiance.', avispiece: 0, deuxcopies: 1 } };
}

/** The organisation has titles and a foot of its own for its papers, without the notice, and two copies on a sheet. */
export const Papiers = meta.story({ parameters: scene({ path, overrides: () => [withPapers()] }) });

function longest(): Partial<Store> {
  const { organisation: known } = createStore();
  const long = 'Cocody Angré 8e tranche, immeuble Les Palmes, derrière la pharmacie du Terminus 81 et 82';
  return {
    organisation: {
      ...known,
      compagnie: long.slice(0, 80),
      adresse: long,
      mentions: `${long} · ${long}`,
      titreentree: long.slice(0, 60),
      pied: `${long} · ${long}`,
    },
  };
}

export const LongTexts = meta.story({
  parameters: scene({ path, overrides: () => [longest()] }),
  globals: { viewport: { value: 'phone' } },
});
