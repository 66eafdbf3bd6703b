import { addDays, todayInAbidjan } from '@comptoir/domain/dates';
import { asChefDeChantier, avecAvances } from '@comptoir/mocks/avances.fixtures';
import preview from '@comptoir/ui/stories/preview';
import { fn, screen, userEvent } from 'storybook/test';
import { pressSave, refusal, seesText, typeDate, typeInto, wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { DemandeModal } from './DemandeModal';

const overrides = () => [avecAvances(Date.now())];
/** Who holds nothing: the advances of the fixtures are left out. */
const asHolder = () => [...overrides(), { ...asChefDeChantier, avances: [] }];

async function fill(montant: string): Promise<void> {
  await typeInto(wording('depense.montant'), montant);
  await typeInto(wording('avance.objet'), 'Petits achats');
  await typeDate(wording('avance.echeance'), addDays(todayInAbidjan(Date.now()), 10));
}

const meta = preview.meta({
  title: 'Screens/Avances/DemandeModal',
  component: DemandeModal,
  decorators: [inApp],
  parameters: scene({ path: '/avances', overrides }),
  args: { onClose: fn() },
});

/** Who pays advances out says for whom: at first a person without an account. */
export const Playground = meta.story();

/** Who only asks for themselves chooses nobody. */
export const ForOneself = meta.story({ parameters: scene({ path: '/avances', overrides: asHolder }) });

/** More than the ceiling: the refusal stands on its field. */
export const AboveCeiling = meta.story({
  parameters: scene({ path: '/avances', overrides: asHolder }),
  play: async () => {
    await fill('900000');
    await pressSave();
    await seesText(refusal('avance.plafond'), { selector: 'p, span' });
  },
});

/** Nobody with an account has this name: the field says what to do without one. */
export const NoAccountFound = meta.story({
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: wording('avance.pour') }), 'zz');
    await seesText(wording('avance.porteurintrouvable'), { selector: '[aria-hidden]' });
  },
});
