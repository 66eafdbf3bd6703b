import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

export interface Story<Props> {
  input: StoryObj<Props>;
  play: NonNullable<StoryObj<Props>['play']>;
  /** The story with its arguments and decorators, for component tests; they may give other arguments. */
  Component: ComponentType<Partial<Props>>;
  /** The same in English, and in the dark theme. */
  English: ComponentType<Partial<Props>>;
  Dark: ComponentType<Partial<Props>>;
  extend(more: StoryObj<Props>): Story<Props>;
}

export interface Stories<Props> {
  story(own?: StoryObj<Props>): Story<Props>;
}

interface Preview {
  meta<Props>(shared: Meta<Props> & { component?: ComponentType<Props> }): Stories<Props>;
}

/**
 * Makes stories. This file has only the type, because widgets know nothing of the app, but what surrounds a story does.
 * Storybook and its tests take `.storybook/preview.tsx` instead of this file, the component-test page takes
 * `playwright/preview.tsx`.
 */
declare const preview: Preview;
export default preview;
