import names from 'virtual:names';
import { Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { linked } from './links';

/** A text in Markdown whose rules and widgets are links; it stands in place of Storybook's own on every page. */
export function Prose({ children, ...rest }: ComponentProps<typeof Markdown>) {
  return <Markdown {...rest}>{typeof children === 'string' ? linked(children, names) : children}</Markdown>;
}
