import { securite } from '@comptoir/contract/securite';
import { failingCall } from '@comptoir/mocks/states';
import type { Store } from '@comptoir/mocks/store';
import preview from '@comptoir/ui/stories/preview';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import { ProfilScreen } from './ProfilScreen';

const PATH = '/user/users-profile';

const meta = preview.meta({
  title: 'Screens/Utilisateurs/ProfilScreen',
  component: ProfilScreen,
  decorators: [inApp],
  parameters: scene({ path: PATH }),
});

/** Gives the user a second factor with this many recovery codes left. */
function withFacteur(left: number): Partial<Store> {
  const secours = Array.from({ length: left }, (_, rank) => `abcd-efgh-${rank}`);
  return {
    facteurs: [{ utilisateurid: 1, secret: 'JBSWY3DPEHPK3PXP', confirme: true, dernierpas: 0, secours }],
  };
}

export const Playground = meta.story();

export const FactorInPlace = meta.story({ parameters: scene({ path: PATH, overrides: () => [withFacteur(8)] }) });

/** So few codes are left that the card tells how to get new ones. */
export const FewCodesLeft = meta.story({ parameters: scene({ path: PATH, overrides: () => [withFacteur(1)] }) });

const READS = [securite.facteur, securite.sessions];

export const Failed = meta.story({
  parameters: scene({ path: PATH, handlers: READS.map((call) => failingCall(call, 'base.indisponible')) }),
});

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: wording('monprofil.facteuractiver') }));
  await screen.findByRole('dialog');
};

/** Shows the key, and asks for a code that proves that the phone has it. */
export const TheKey = meta.story({
  play: async () => {
    await open();
    // The dialog that waits for its code gives way to another one.
    const dialog = () => within(screen.getByRole('dialog'));
    const field = await waitFor(() => dialog().getByLabelText(wording('auth.ancien')));
    await userEvent.type(field, 'aya.kouassi au comptoir');
    await userEvent.click(dialog().getByRole('button', { name: wording('monprofil.continuer') }));
    await screen.findByText('JBSW', { exact: false });
  },
});

export const LongTexts = meta.story({
  globals: { server: 'long', viewport: { value: 'phone' } },
});
