import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { auth } from '#contract/auth';
import { failing, slow, unreachable } from '#mocks/states';
import { inApp, scene } from '../stories/scene';
import LoginPage from './LoginPage';

const meta: Meta<typeof LoginPage> = {
  component: LoginPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: '/auth/login' }) },
};
export default meta;

type Story = StoryObj<typeof LoginPage>;

const signIn: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText(/Identifiant|Username/), 'aya.kouassi');
  await userEvent.type(page.getByLabelText(/^(Mot de passe|Password)/), 'un mot de passe');
  await userEvent.click(page.getByRole('button', { name: /Se connecter|Sign in/ }));
};

export const Playground: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = { globals: { lang: 'en' } };

/** Where an ended session leads. */
export const SessionEnded: Story = { parameters: scene({ path: '/auth/login?fin=1&retour=%2Fcaisses' }) };

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Se connecter|Sign in/ }));
    await expect(page.getByLabelText(/Identifiant|Username/)).toHaveFocus();
  },
};

export const Refused: Story = {
  parameters: scene({ path: '/auth/login', handlers: [failing(auth.login, 'auth.identifiants')] }),
  play: signIn,
};

/** The password was right; whoever has a second factor gives its code too. */
export const CodeAsked: Story = {
  parameters: scene({ path: '/auth/login', handlers: [failing(auth.login, 'auth.code_requis')] }),
  play: async (context) => {
    await signIn?.(context);
    await expect(
      await within(context.canvasElement).findByLabelText(/^(Code de vérification|Verification code)/),
    ).toHaveFocus();
  },
};

export const CodeAskedNarrow: Story = {
  ...CodeAsked,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

export const TooManyAttempts: Story = {
  parameters: scene({
    path: '/auth/login',
    handlers: [failing(auth.login, 'requete.trop_frequente', { params: { minutes: 15 } })],
  }),
  play: signIn,
};

export const NoNetwork: Story = {
  parameters: scene({ path: '/auth/login', handlers: [unreachable(auth.login)] }),
  play: signIn,
};

export const Busy: Story = {
  parameters: scene({ path: '/auth/login', handlers: [slow(auth.login, 'infinite')] }),
  play: signIn,
};
