import { projets } from '@comptoir/contract/projets';
import { depenses as rows } from '@comptoir/mocks/depenses.fixtures';
import { etapeidOf } from '@comptoir/mocks/etapeprojets.fixtures';
import { PROJET } from '@comptoir/mocks/projets.fixtures';
import { emptyOrganisation, failingCall, onlyAllowed } from '@comptoir/mocks/states';
import type { DepenseRow } from '@comptoir/mocks/store';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { chooseFiles } from '../medias/uploadPlay';
import { typeInto, wording } from '../stories/play';
import { Reloadable } from '../stories/Reloadable';
import { inApp, scene } from '../stories/scene';
import { DepenseModal } from './DepenseModal';

const CIMENT = 5;
const depense = {
  ...(rows().find(({ depenseid }) => depenseid === CIMENT) as DepenseRow),
  expenseonstep: 0 as const,
  projetid: null,
  etapeprojetid: null,
  typedepense: 'Matériaux de construction',
  montantrestant: 75_000,
  nombredocument: 1,
};

const onEtape = {
  ...depense,
  expenseonstep: 1 as const,
  projetid: PROJET.COMPLET,
  etapeprojetid: etapeidOf(PROJET.COMPLET, 2),
};

const turnOn = async () => userEvent.click(await screen.findByRole('switch', { name: wording('depense.suretape') }));

const meta = preview.meta({
  title: 'Screens/Depenses/DepenseModal',
  component: DepenseModal,
  decorators: [inApp],
  parameters: scene(),
  args: { depense: null, onAttach: fn(), onClose: fn() },
});

/** Save is disabled, and the form says what is missing. */
export const Playground = meta.story();

export const Editing = meta.story({ args: { depense } });

/** A form that was left without being cancelled restores what was typed and chosen. */
export const Reloaded = meta.story({
  args: { depense },
  render: (args) => <Reloadable>{(times) => <DepenseModal key={times} {...args} />}</Reloadable>,
});

export const NoTypeYet = meta.story({ parameters: scene({ overrides: () => [emptyOrganisation()] }) });

/** The supplier's invoice and a photo, which are sent after the expense is saved (spec § 3). */
export const WithDocuments = meta.story({
  args: { depense },
  play: async () => {
    await screen.findByRole('dialog');
    await chooseFiles(
      new File(['%PDF-1.4'], 'Facture CIMAF n° 2026-418.pdf', { type: 'application/pdf' }),
      new File(['png'], 'Bon de livraison signé.png', { type: 'image/png' }),
    );
    await screen.findByText('Bon de livraison signé.png');
  },
});

/** The form starts with the toggle on, and with project and step chosen. */
export const EditingOnEtape = meta.story({ args: { depense: onEtape } });

/** The form was opened from a step, so project and step are fixed. */
export const FromEtape = meta.story({
  args: { etape: { projetid: PROJET.COMPLET, etapeprojetid: etapeidOf(PROJET.COMPLET, 5), libelle: 'Couverture' } },
});

/** Red above what is planned: the amount goes beyond the step's budget and its project's, and can be saved. */
export const BeyondTheBudget = meta.story({
  args: { etape: { projetid: PROJET.DEPASSE, etapeprojetid: etapeidOf(PROJET.DEPASSE, 2), libelle: 'Couverture' } },
  play: () => typeInto(wording('depense.montant'), '250000'),
});

/** Budgets are shown to who may see projects; others are not told of them. */
export const WithoutProjets = BeyondTheBudget.extend({
  parameters: scene({
    overrides: () => [onlyAllowed('depenses', 'depenses.creer')],
  }),
});

export const ProjetsFailed = meta.story({
  play: async () => {
    await turnOn();
    await screen.findByRole('button', { name: wording('general.reessayer') });
  },
  parameters: scene({ handlers: [failingCall(projets.withSteps, 'base.indisponible')] }),
});

export const NoProjetYet = meta.story({
  play: turnOn,
  parameters: scene({ overrides: () => [{ etapeprojets: [] }] }),
});
