import { DocsRenderer } from '@storybook/addon-docs';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { BRAND } from '../brand';
import { Page } from './Page';
import { Prose } from './Prose';
import { choicesOf } from './Surroundings';

/** Gives a page the colours of the theme that is chosen in the toolbar. A wide table scrolls without its page. */
function Container(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <>
      <style>{'.sbdocs .docblock-argstable { display: block; overflow-x: auto; }'}</style>
      <DocsContainer {...props} theme={BRAND[choicesOf(props.context).theme]} />
    </>
  );
}

/** Draws pages of documentation. It is loaded with the first page, so no test of stories waits for it. */
export function rendererOfPages() {
  const { render, unmount } = new DocsRenderer();
  const own = { page: Page, container: Container, components: { Markdown: Prose } };
  return {
    render: (...[context, parameter, element]: Parameters<typeof render>) =>
      render(context, { ...own, ...parameter, container: Container }, element),
    unmount,
  };
}
