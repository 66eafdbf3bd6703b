import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
// A test changes the language with the `forceMode` that this module gives to the page.
import '../.storybook/mode';
import { LOOKS } from './looks';

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

/** Returns the stories of a file with their names. */
async function storiesOf([path, load]: [string, () => Promise<Record<string, Story>>]) {
  return Object.entries(await load())
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, { Component }]) => [`${path.split('/').at(-2)}/${name}`, Component] as const);
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
      const stories = await Promise.all(Object.entries(FILES).map(storiesOf));
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
