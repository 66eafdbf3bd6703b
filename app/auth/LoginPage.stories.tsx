import { auth } from '@comptoir/contract/auth';
import { createStore } from '@comptoir/mocks/createStore';
import { enseigneOf } from '@comptoir/mocks/organisation';
import { failingCall, slowCall, unreachableCall } from '@comptoir/mocks/states';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inApp, scene } from '../stories/scene';
import LoginPage from './LoginPage';

const meta: Meta<typeof LoginPage> = {
  title: 'Screens/Session/LoginPage',
  component: LoginPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: '/auth/login', route: '/auth/login' }) },
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

export const Narrow: Story = { tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

export const English: Story = { tags: ['mode'], globals: { lang: 'en' } };

/** Writes the organisation into the page's root, as the server does. */
const named = (enseigne: { compagnie: string; logo?: string }): Decorator => {
  return (Story) => {
    const { dataset } = document.documentElement;
    useState(() => Object.assign(dataset, enseigne));
    useEffect(
      () => () => {
        delete dataset.compagnie;
        delete dataset.logo;
      },
      [dataset],
    );
    return <Story />;
  };
};

const { compagnie, logo } = enseigneOf(createStore());

/** The organisation's name and logo show before anybody signs in. */
export const OfAnOrganisation: Story = { decorators: [named({ compagnie, logo })] };

export const OfAnOrganisationNarrow: Story = {
  ...OfAnOrganisation,
  tags: ['mode'],
  globals: { viewport: { value: 'phone' } },
};

/** A long name without a logo: the product's mark replaces the logo. */
export const LongName: Story = {
  decorators: [
    named({ compagnie: 'Société ivoirienne de construction et de travaux publics de Yamoussoukro-Assabou' }),
  ],
  globals: { viewport: { value: 'phone' } },
};

/** The page that an ended session leads to. */
export const SessionEnded: Story = { parameters: scene({ path: '/auth/login?fin=1&retour=%2Fcaisses' }) };

export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /Se connecter|Sign in/ }));
    await expect(page.getByLabelText(/Identifiant|Username/)).toHaveFocus();
  },
};

export const Refused: Story = {
  parameters: scene({ path: '/auth/login', handlers: [failingCall(auth.login, 'auth.identifiants')] }),
  play: signIn,
};

/** The password was right, and a user with a second factor must now give its code. */
export const CodeAsked: Story = {
  parameters: scene({ path: '/auth/login', handlers: [failingCall(auth.login, 'auth.code_requis')] }),
  play: async (context) => {
    await signIn?.(context);
    const code = await within(context.canvasElement).findByLabelText(/^(Code de vérification|Verification code)/);
    await waitFor(() => expect(code).toHaveFocus());
  },
};

export const CodeAskedNarrow: Story = {
  ...CodeAsked,
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

export const TooManyAttempts: Story = {
  parameters: scene({
    path: '/auth/login',
    handlers: [failingCall(auth.login, 'requete.trop_frequente', { params: { minutes: 15 } })],
  }),
  play: signIn,
};

export const NoNetwork: Story = {
  parameters: scene({ path: '/auth/login', handlers: [unreachableCall(auth.login)] }),
  play: signIn,
};

export const Busy: Story = {
  parameters: scene({ path: '/auth/login', handlers: [slowCall(auth.login, 'infinite')] }),
  play: signIn,
};
