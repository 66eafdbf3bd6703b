import { signedOut } from '@comptoir/mocks/states';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { forgetSession } from './frame/session/currentSession';
import { AppRoutes } from './routes';
import { inApp, scene } from './stories/scene';

const meta: Meta<typeof AppRoutes> = {
  title: 'Screens/Shell/Routes',
  component: AppRoutes,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof AppRoutes>;

/** The root leads to the login page (spec § 2). */
export const Root: Story = { parameters: scene() };

const nobody: Decorator = (Story) => {
  useState(forgetSession);
  return <Story />;
};

/** Someone who is not signed in opens a screen (spec § 2 "otherwise redirect to login"). */
export const Screen: Story = {
  parameters: scene({ path: '/parametre/typedepense', overrides: () => [signedOut] }),
  decorators: [nobody],
};

export const AtError: Story = { parameters: scene({ path: '/error/503' }) };

export const AtComingSoon: Story = { parameters: scene({ path: '/coming-soon' }) };

export const AtForgotten: Story = { parameters: scene({ path: '/auth/forgot' }) };

export const AtNothing: Story = { parameters: scene({ path: '/nulle/part' }) };

export const NobodyAtNothing: Story = {
  parameters: scene({ path: '/nulle/part', overrides: () => [signedOut] }),
  decorators: [nobody],
};
