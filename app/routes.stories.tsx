import { signedOut } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { forgetSession } from './frame/session/currentSession';
import { AppRoutes } from './routes';
import { inApp, scene } from './stories/scene';

const meta = preview.meta({
  title: 'Screens/Shell/Routes',
  component: AppRoutes,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
});

/** The root leads to the login page (spec § 2). */
export const Root = meta.story({ parameters: scene() });

const nobody: Decorator = (Story) => {
  useState(forgetSession);
  return <Story />;
};

/** Someone who is not signed in opens a screen (spec § 2 "otherwise redirect to login"). */
export const Screen = meta.story({
  parameters: scene({ path: '/parametre/typedepense', overrides: () => [signedOut] }),
  decorators: [nobody],
});

export const AtError = meta.story({ parameters: scene({ path: '/error/503' }) });

export const AtComingSoon = meta.story({ parameters: scene({ path: '/coming-soon' }) });

export const AtForgotten = meta.story({ parameters: scene({ path: '/auth/forgot' }) });

export const AtNothing = meta.story({ parameters: scene({ path: '/nulle/part' }) });

export const NobodyAtNothing = meta.story({
  parameters: scene({ path: '/nulle/part', overrides: () => [signedOut] }),
  decorators: [nobody],
});
