import { DocsContext, Heading, Source } from '@storybook/addon-docs/blocks';
import { type ComponentType, useContext } from 'react';
import { choicesOf, Surroundings } from './Surroundings';

const programs = import.meta.glob<ComponentType>('../../ui/*/*.example.tsx', { eager: true, import: 'Example' });
const texts = import.meta.glob<string>('../../ui/*/*.example.tsx', { eager: true, import: 'default', query: '?raw' });
const pathOf = (widget: string) => `../../ui/${widget}/${widget}.example.tsx`;

export const hasExample = (widget: string) => pathOf(widget) in programs;

/** The example of a widget as a developer writes it: how it looks, and below it all of its source. */
export function Example({ widget }: { widget: string }) {
  const { theme } = choicesOf(useContext(DocsContext));
  const Program = programs[pathOf(widget)];
  if (!Program) return null;
  return (
    <>
      <Heading>Example</Heading>
      <Surroundings>
        <Program />
      </Surroundings>
      <Source code={texts[pathOf(widget)]} language="tsx" dark={theme === 'dark'} />
    </>
  );
}
