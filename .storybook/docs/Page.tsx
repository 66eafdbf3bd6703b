import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Example, hasExample } from './Example';
import { Parts } from './Parts';
import { WidgetGuide } from './WidgetGuide';

/** The page of a widget or of a foundation. */
export function Page() {
  const { title, component } = useOf('meta', ['meta']).preparedMeta;
  const [primary, ...others] = useContext(DocsContext).componentStories();
  const widget = title.split('/').at(-1) ?? '';
  if (!primary) return null;
  return (
    <>
      <Title />
      <Description of="meta" />
      {others.length === 0 && <Description of="story" />}
      <Canvas
        of={primary.moduleExport}
        story={{ __primary: true }}
        sourceState={hasExample(widget) ? 'none' : 'hidden'}
        withToolbar
      />
      <Controls />
      <Example widget={widget} />
      <WidgetGuide widget={widget} />
      <Parts widget={widget} main={component?.__docgenInfo?.displayName} />
      <Stories title={<Heading>Stories</Heading>} includePrimary={false} />
    </>
  );
}
