import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { LinkButton } from './LinkButton';

const meta: Meta<typeof LinkButton> = {
  title: 'Widgets/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#depenses', children: 'Voir les dépenses' },
};
export default meta;

type Story = StoryObj<typeof LinkButton>;

export const Playground: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Ghost: Story = { args: { variant: 'ghost', size: 'sm' } };

export const WithIcon: Story = { args: { icon: <ArrowLeft aria-hidden />, children: 'Retour' } };

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

function RouterLink({ to, ...rest }: { to: string } & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  return <a {...rest} href={`#${to}`} />;
}

/** As the application uses it, with its router's link. */
export const AsRouterLink: Story = {
  render: () => (
    <LinkButton as={RouterLink} to="depenses" variant="primary">
      Voir les dépenses
    </LinkButton>
  ),
};
