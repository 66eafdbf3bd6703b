import { composeStories } from '@storybook/react-vite';
import * as stories from './LogoField.stories';

export const { Broken, Dark, Disabled, Invalid, LongName, Playground, Tall, WithLogo } = composeStories(stories);
