import preview from '../stories/preview';
import { ProgressBar } from './ProgressBar';

const meta = preview.meta({
  title: 'Widgets/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Clôturé', value: 40 },
});

export const Playground = meta.story();

/** A value above 100 is drawn as a full bar and written as it is. */
export const Beyond = meta.story({ args: { value: 120, tone: 'danger', label: 'Budget engagé' } });

/** The bar has a text of its own in place of the percent. */
export const OwnText = meta.story({ args: { value: 67, text: '2 étapes sur 3' } });
