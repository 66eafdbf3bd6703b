import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
// A test changes the language with the `forceMode` that this module gives to the page.
import '../.storybook/mode';
import { LOOKS } from './looks';
import preview from './preview';

interface Story {
  Component: ComponentType;
}

declare global {
  interface Window {
    /**
     * Draws the widgets' stories whose names match (`Combobox/LongText`), one after the other, with these properties.
     * Returns what is wrong with each.
     */
    eachStory(names: RegExp, look: keyof typeof LOOKS, props?: object): Promise<string[]>;
  }
}

const FILES = import.meta.glob<Record<string, Story>>('../ui/[A-Z]*/*.stories.tsx');
const EXAMPLES = import.meta.glob<ComponentType>('../ui/[A-Z]*/*.example.tsx', { import: 'Example' });

const folderOf = (path: string) => path.split('/').at(-2);

/** Returns the stories of a file with their names. */
async function storiesOf([path, load]: [string, () => Promise<Record<string, Story>>]) {
  return Object.entries(await load())
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, { Component }]) => [`${folderOf(path)}/${name}`, Component] as const);
}

/** Returns a widget's example as one more story, `Combobox/Example`. */
async function exampleOf([path, load]: [string, () => Promise<ComponentType>]) {
  const { Component } = preview.meta({ component: await load() }).story();
  return [[`${folderOf(path)}/Example`, Component] as const];
}

/** Resolves once what is drawn has taken its own measures, and no part of it is still being loaded. */
async function drawn(): Promise<void> {
  do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  while (document.querySelector('[data-preparing]'));
}

export function EveryStory() {
  const [story, show] = useState<ReactNode>();
  useEffect(() => {
    window.eachStory = async (names, look, props) => {
      const wrong: string[] = [];
      const stories = await Promise.all([
        ...Object.entries(FILES).map(storiesOf),
        ...Object.entries(EXAMPLES).map(exampleOf),
      ]);
      for (const [name, Component] of stories.flat().filter(([title]) => names.test(title))) {
        flushSync(() => show(<Component key={name} {...props} />));
        await drawn();
        wrong.push(...LOOKS[look](name).map((what) => `${name}: ${what}`));
      }
      return wrong;
    };
  }, []);
  return story;
}
