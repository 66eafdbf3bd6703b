import preview from '@comptoir/ui/stories/preview';
import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { t } from '../frame/i18n/i18n';
import { inApp, scene } from '../stories/scene';
import ChangePasswordPage from './ChangePasswordPage';

const meta = preview.meta({
  title: 'Screens/Session/ChangePasswordPage',
  component: ChangePasswordPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: '/auth/motdepasse' }) },
});

const enter =
  (ancien: string, nouveau: string, confirmation: string): StoryObj<typeof ChangePasswordPage>['play'] =>
  async ({ canvasElement }) => {
    const save = await within(canvasElement).findByRole('button', { name: t('general.enregistrer') });
    for (const [name, text] of Object.entries({ ancien, nouveau, confirmation })) {
      await userEvent.type(canvasElement.querySelector<HTMLInputElement>(`input[name=${name}]`)!, text);
    }
    await userEvent.click(save);
  };

export const Playground = meta.story();

/** The two passwords must be identical (spec § 5). */
export const Different = meta.story({
  play: async (context) => {
    await enter('provisoire-2026', 'un comptoir ouvert', 'un comptoir fermé')?.(context);
    await expect(context.canvasElement.querySelector('input[name=confirmation]')).toHaveFocus();
  },
});
