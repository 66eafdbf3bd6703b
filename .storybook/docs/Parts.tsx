import { ArgTypes, DocsContext, Heading, Markdown, Source, Subheading } from '@storybook/addon-docs/blocks';
import { type ComponentType, useContext } from 'react';
import type { Documentation } from 'react-docgen';
import type { Part, Widget } from './parts';
import { choicesOf } from './Surroundings';

type Documented = ComponentType & { __docgenInfo?: Documentation };

const widgets = import.meta.glob<Widget>('../../ui/*/index.ts', { eager: true, import: 'default', query: '?widget' });
const modules = import.meta.glob<Record<string, Documented>>('../../ui/*/index.ts', { eager: true });

/** What a widget exports beside the component of its table: what it is for, and its props or its declaration. */
export function Parts({ widget, main }: { widget: string; main: string | undefined }) {
  const path = `../../ui/${widget}/index.ts`;
  const parts = widgets[path]?.parts.filter(({ name }) => name !== main) ?? [];
  if (parts.length === 0) return null;
  return (
    <>
      <Heading>Parts</Heading>
      {parts.map((part) => (
        <PartOfWidget key={part.name} {...part} component={modules[path]?.[part.name]} />
      ))}
    </>
  );
}

function PartOfWidget({ name, says, code, component }: Part & { component: Documented | undefined }) {
  const { theme } = choicesOf(useContext(DocsContext));
  return (
    <>
      <Subheading>{name}</Subheading>
      {says && <Markdown>{says}</Markdown>}
      {component?.__docgenInfo?.props ? (
        <ArgTypes of={component} />
      ) : (
        <Source code={code} language="tsx" dark={theme === 'dark'} />
      )}
    </>
  );
}
