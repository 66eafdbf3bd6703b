import { caisses } from '@comptoir/contract/caisses';
import { mouvements } from '@comptoir/contract/mouvements';
import { todayInAbidjan } from '@comptoir/domain/dates';
import { MAX_MONTANT } from '@comptoir/domain/limits';
import { activitesSuivies } from '@comptoir/mocks/activites.fixtures';
import { CAISSE_ARRETEE, caissesArretees } from '@comptoir/mocks/arretes.fixtures';
import { contrepassations } from '@comptoir/mocks/contrepassations.fixtures';
import { createStore } from '@comptoir/mocks/createStore';
import { asProfile, unreachableCall } from '@comptoir/mocks/states';
import { CAISSE_TRANSFERT, caissesAvecTransferts } from '@comptoir/mocks/transferts.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import { registersSeen } from '../stories/seenBefore';
import { CaisseScreen } from './CaisseScreen';

const route = '/caisses/:caisseid';
const at = (caisseid: number | string) => ({ path: `/caisses/${caisseid}`, route, from: '/caisses?page=2' });

const plafondCaisses = () =>
  createStore().caisses.map((row) => ({ ...row, plafond: 1_000_000, plafondrefuse: 0 as const }));

const meta = preview.meta({
  title: 'Screens/Caisses/CaisseScreen',
  component: CaisseScreen,
  decorators: [inApp],
  parameters: scene(at(1)),
});

/** The register's balance, and the movements that explain it. */
export const Playground = meta.story();

/** The register has no movement but its opening. */
export const OpeningOnly = meta.story({ parameters: scene(at(7)) });

export const LongTexts = meta.story({
  parameters: scene({
    ...at(1),
    overrides: () => [{ caisses: createStore().caisses.map((row) => ({ ...row, montant: MAX_MONTANT })) }],
  }),
  globals: { server: 'long' },
});

/** The device is offline: the page shows the balance that was read last. */
export const LastContact = meta.story({
  decorators: [registersSeen],
  parameters: scene({ ...at(1), handlers: [unreachableCall(caisses.byId), unreachableCall(mouvements.list)] }),
});

/** The register is closed up to a day; its closings are listed, and stand among its changes. */
export const Arretee = meta.story({
  parameters: scene({
    ...at(CAISSE_ARRETEE.HISTORIQUE),
    overrides: () => [{ ...caissesArretees(Date.now()), activites: activitesSuivies(todayInAbidjan(Date.now())) }],
  }),
});

/** A payment and a movement of closed days were reversed, each by a movement of yesterday. */
export const Contrepassations = meta.story({
  parameters: scene({ ...at(1), overrides: () => [contrepassations(Date.now())] }),
});

/** It holds more than it should. */
export const AuDessusDuPlafond = meta.story({
  parameters: scene({ ...at(1), overrides: () => [{ caisses: plafondCaisses() }] }),
});

/** Money is on its way from it to another register, and its transfers are listed. */
export const Transferts = meta.story({
  parameters: scene({ ...at(CAISSE_TRANSFERT.SOURCE), overrides: () => [caissesAvecTransferts(Date.now())] }),
});

/** The register was deleted, never existed, or is hidden from the user. */
export const NotFound = meta.story({ parameters: scene(at(999)) });

/** The user sees everything and changes nothing. */
export const Reader = meta.story({ parameters: scene({ ...at(1), overrides: () => [asProfile('lecteur')] }) });
