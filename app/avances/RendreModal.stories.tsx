import { avances } from '@comptoir/contract/avances';
import { AVANCE, asChefDeChantier, avanceOf, avecAvances } from '@comptoir/mocks/avances.fixtures';
import { unreachableCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen } from 'storybook/test';
import { caisseAvec } from '../stories/limits';
import { choose, pressSave, seesText, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { RendreModal } from './RendreModal';

const overrides = () => [avecAvances(Date.now()), asChefDeChantier];

/** 75 700 francs are left of 150 000. */
const avance = avanceOf(avecAvances(Date.now()), AVANCE.OUVERTE);

function withLimit() {
  const store = avecAvances(Date.now());
  return { ...store, ...caisseAvec(6, 50_000, 1, store.caisses) };
}

const chooseBanque = () => choose(wording('transfert.cible'), /^Banque SGCI/);

const meta = preview.meta({
  title: 'Screens/Avances/RendreModal',
  component: RendreModal,
  decorators: [inApp],
  parameters: scene({ overrides }),
  args: { avance, onClose: fn() },
});

/** All that is left is proposed. */
export const Playground = meta.story();

/** The bank refuses to hold that much; the holder sees what it holds. */
export const PlafondRefuse = meta.story({
  parameters: scene({ overrides: () => [withLimit()] }),
  play: async () => {
    await chooseBanque();
    await seesText(wording('plafond.depasse', { solde: '*', depassement: '*' }));
  },
});

/** The server did not answer: nothing is handed over before it has. */
export const Waiting = meta.story({
  parameters: scene({ overrides, handlers: [unreachableCall(avances.rendre)] }),
  play: async () => {
    await chooseBanque();
    await pressSave();
    await screen.findByText(wording('envoi.nonenregistre'));
  },
});
