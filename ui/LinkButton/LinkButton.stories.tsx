import type { ComponentPropsWithRef } from 'react';
import preview from '../stories/preview';
import { LinkButton } from './LinkButton';

const meta = preview.meta({
  title: 'Widgets/Actions/LinkButton',
  component: LinkButton,
  args: { href: '#depenses', children: 'Voir les dépenses' },
});

export const Playground = meta.story();

function RouterLink({ to, ...rest }: { to: string } & Omit<ComponentPropsWithRef<'a'>, 'href'>) {
  return <a {...rest} href={`#${to}`} />;
}

/** As the application uses it, with its router's link. */
export const AsRouterLink = meta.story({
  render: () => (
    <LinkButton as={RouterLink} to="depenses" variant="primary">
      Voir les dépenses
    </LinkButton>
  ),
});
