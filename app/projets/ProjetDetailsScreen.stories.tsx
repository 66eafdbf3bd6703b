import { projets } from '@comptoir/contract/projets';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import { asProfile, failingCall, onlyAllowed, slowCall } from '@comptoir/mocks/states';
import { onTouch } from '@comptoir/ui/stories';
import preview from '@comptoir/ui/stories/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { photoOf } from '../medias/uploadPlay';
import { inApp, scene } from '../stories/scene';
import { ProjetDetailsScreen } from './ProjetDetailsScreen';

const route = '/projets/detailsprojet/:projetid';
const pathOf = (projetid: number | string, place = '') => `/projets/detailsprojet/${projetid}${place}`;
const at = (projetid: number | string, place?: string) => ({ path: pathOf(projetid, place), route });

const meta = preview.meta({
  title: 'Screens/Projets/ProjetDetailsScreen',
  component: ProjetDetailsScreen,
  decorators: [inApp],
  parameters: scene(at(PROJET.COMPLET)),
});

/** Twelve steps on three pages. */
export const Playground = meta.story();

const walls = /^Photo\s?: Élévation des murs$/;

/**
 * On a phone, a step's button opens the camera; the photo joins the upload queue of that step, and a message says so.
 */
export const PhotoOfStep = meta.story({
  globals: { viewport: { value: 'phone' } },
  // Meanwhile the media section shows the videos of another step.
  parameters: scene(at(PROJET.COMPLET, '?vue=2')),
  decorators: [onTouch],
  play: async () => {
    const camera = await screen.findByRole('button', { name: walls });
    const input = camera.parentElement?.querySelector<HTMLInputElement>('input[capture=environment]');
    const photo = await photoOf('image.jpg', 40, 30);
    if (input) await userEvent.upload(input, photo);
    const queue = await screen.findByRole('list', { name: /^Fichiers choisis$|^Chosen files$/ });
    await within(queue).findByText('image.jpg');
    await waitFor(() => expect(screen.getByLabelText(/^Étape$|^Step$/)).toHaveDisplayValue('Élévation des murs'));
    const said = () => screen.getAllByRole('status').filter(({ textContent }) => /^image.jpg cho/.test(textContent));
    await waitFor(() => expect(said()).toHaveLength(1));
  },
});

export const Finished = meta.story({ parameters: scene(at(PROJET.TERMINE)) });

export const Late = meta.story({ parameters: scene(at(PROJET.EN_RETARD)) });

/** The bar is orange from 80 % of the planned budget. */
export const BudgetWarning = meta.story({ parameters: scene(at(PROJET.ALERTE)) });

/** The bar is red above the planned budget; the remaining amount is negative. */
export const BudgetExceeded = meta.story({ parameters: scene(at(PROJET.DEPASSE)) });

export const WithoutEtapes = meta.story({ parameters: scene(at(PROJET.SANS_ETAPE)) });

const long = {
  etapeprojetid: 181,
  projetid: PROJET.LIBELLE_LONG,
  libelle: 'Levage des quatre travées de la passerelle pendant les coupures de nuit de la Sitarail '.repeat(2),
  description: 'Anticonstitutionnellement'.repeat(12),
  montant: 999_999_999_999,
  etat: 0 as const,
  version: 1,
};

/** The texts of a step are cut to 60 characters and can be read in full. */
export const LongTexts = meta.story({
  parameters: scene({ ...at(PROJET.LIBELLE_LONG), overrides: () => [{ etapeprojets: [long] }] }),
});

export const Loading = meta.story({
  parameters: scene({ ...at(PROJET.COMPLET), handlers: [slowCall(projets.byId, 'infinite')] }),
});

export const Failed = meta.story({
  parameters: scene({ ...at(PROJET.COMPLET), handlers: [failingCall(projets.byId, 'base.indisponible')] }),
});

export const NotFound = meta.story({ parameters: scene(at(999)) });

/** The page of a project that is not created yet loads nothing (spec § 2). */
export const NewProject = meta.story({ parameters: scene(at('newproject')) });

/** The user sees everything and changes nothing. */
export const Reader = meta.story({
  parameters: scene({ ...at(PROJET.COMPLET), overrides: () => [asProfile('lecteur')] }),
});

/** The user manages the steps but may not see expenses, only their sums. */
export const WithoutExpenses = meta.story({
  parameters: scene({
    ...at(PROJET.COMPLET),
    overrides: () => [onlyAllowed('projets', 'projets.etapes')],
  }),
});
