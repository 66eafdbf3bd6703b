import { expect } from 'storybook/test';
import preview from '../stories/preview';
import { Guide, GuidePart } from './guide/Guide';
import { GuideOfWidget } from './guide/GuideOfWidget';
import { GUIDES } from './guide/widgetGuide';

function Guides() {
  return (
    <Guide title="How widgets are used" lead="The parts, good and bad use, and the words of the widgets used most.">
      {Array.from(GUIDES, ([widget, guide]) => (
        <GuidePart key={widget} title={widget}>
          <GuideOfWidget {...guide} />
        </GuidePart>
      ))}
    </Guide>
  );
}

const meta = preview.meta({
  title: 'Foundations/Guides',
  component: Guides,
  // A guide shows what waits.
  parameters: { waits: true },
});

/** Each part that a guide names is found in its sample. */
export const Playground = meta.story({
  play: async ({ canvasElement }) => {
    const missing = canvasElement.querySelectorAll<HTMLElement>('[data-missing]');
    await expect(Array.from(missing, (part) => part.innerText)).toEqual([]);
  },
});
