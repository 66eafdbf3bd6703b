import { auth } from '@comptoir/contract/auth';
import { createStore } from '@comptoir/mocks/createStore';
import { enseigneOf } from '@comptoir/mocks/organisation';
import { failingCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import type { Decorator, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { wording } from '../stories/play';
import { inApp, scene } from '../stories/scene';
import LoginPage from './LoginPage';

const meta = preview.meta({
  title: 'Screens/Session/LoginPage',
  component: LoginPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: '/auth/login', route: '/auth/login' }) },
});

const signIn: StoryObj<typeof LoginPage>['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByLabelText(wording('auth.identifiant')), 'aya.kouassi');
  await userEvent.type(page.getByLabelText(wording('auth.motdepasse')), 'un mot de passe');
  await userEvent.click(page.getByRole('button', { name: wording('auth.seconnecter') }));
};

export const Playground = meta.story();

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
export const OfAnOrganisation = meta.story({ decorators: [named({ compagnie, logo })] });

/** A long name without a logo: the product's mark replaces the logo. */
export const LongName = meta.story({
  decorators: [
    named({ compagnie: 'Société ivoirienne de construction et de travaux publics de Yamoussoukro-Assabou' }),
  ],
  globals: { viewport: { value: 'phone' } },
});

/** The page that an ended session leads to. */
export const SessionEnded = meta.story({ parameters: scene({ path: '/auth/login?fin=1&retour=%2Fcaisses' }) });

export const Incomplete = meta.story({
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: wording('auth.seconnecter') }));
    await expect(page.getByLabelText(wording('auth.identifiant'))).toHaveFocus();
  },
});

export const Refused = meta.story({
  parameters: scene({ path: '/auth/login', handlers: [failingCall(auth.login, 'auth.identifiants')] }),
  play: signIn,
});

/** The password was right, and a user with a second factor must now give its code. */
export const CodeAsked = meta.story({
  parameters: scene({ path: '/auth/login', handlers: [failingCall(auth.login, 'auth.code_requis')] }),
  play: async (context) => {
    await signIn?.(context);
    const code = await within(context.canvasElement).findByLabelText(wording('auth.code'));
    await waitFor(() => expect(code).toHaveFocus());
  },
});
