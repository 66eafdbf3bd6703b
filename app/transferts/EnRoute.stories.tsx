import { caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import { UTILISATEUR } from '@comptoir/mocks/utilisateurs.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { EnRoute } from './EnRoute';

const withTransfers = () => caissesAvecTransferts(Date.now());
const asCashier = { session: { utilisateurid: UTILISATEUR.DEUX_CAISSES } };

/** Twelve more on their way to the branch. */
function many() {
  const { transferts, mouvements } = withTransfers();
  const last = transferts.at(-1);
  const more = last ? Array.from({ length: 12 }, (_, index) => ({ ...last, transfertid: 20 + index })) : [];
  return { mouvements, transferts: [...transferts, ...more] };
}

const meta = preview.meta({
  title: 'Screens/Caisses/EnRoute',
  component: EnRoute,
  decorators: [inApp],
  parameters: scene({ overrides: () => [withTransfers(), asCashier] }),
});

/** The cashier of the branch accepts or refuses. */
export const Playground = meta.story();

/** On the page of the source, the sender may withdraw it. */
export const Sent = meta.story({ args: { caisseid: 1 }, parameters: scene({ overrides: () => [withTransfers()] }) });

/** Only the newest stand here. */
export const Many = meta.story({ parameters: scene({ overrides: () => [many(), asCashier] }) });

/** Nothing is on its way, and nothing is shown. */
export const Nothing = meta.story({ parameters: scene() });
