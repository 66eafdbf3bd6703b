import { composeStories } from '@storybook/react-vite';
import * as stories from './Offline.stories';

export const { DataSaving, Online, OfflineNeverSeen, ServerAway, Slow } = composeStories(stories);
