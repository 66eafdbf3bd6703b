import { Heading } from '@storybook/addon-docs/blocks';
import { GuideOfWidget } from '../../ui/theme/guide/GuideOfWidget';
import { GUIDES } from '../../ui/theme/guide/widgetGuide';
import { Surroundings } from './Surroundings';

/** The guide of a widget; nothing for a widget without one. */
export function WidgetGuide({ widget }: { widget: string }) {
  const guide = GUIDES.get(widget);
  if (!guide) return null;
  return (
    <>
      <Heading>How to use it</Heading>
      <Surroundings>
        <div lang="en" style={{ display: 'grid', gap: 'var(--space-6)' }}>
          <GuideOfWidget {...guide} />
        </div>
      </Surroundings>
    </>
  );
}
