import preview from '../stories/preview';
import { Spinner } from './Spinner';

const meta = preview.meta({
  title: 'Widgets/Feedback/Spinner',
  component: Spinner,
  args: { isImmediate: true },
  parameters: { waits: true },
});

export const Playground = meta.story();

/** Nothing is visible for a second (DESIGN rule 3). */
export const Patient = meta.story({ args: { isImmediate: false } });

export const OwnText = meta.story({ args: { label: 'Chargement du projet…' } });
