import { composeStories } from '@storybook/react-vite';
import * as stories from './SignaturePad.stories';

export const { Playground, Signed, Invalid, Disabled, InForm } = composeStories(stories);
