import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { GuideOfWidget } from '../../ui/theme/guide/GuideOfWidget';
import { GUIDES } from '../../ui/theme/guide/widgetGuide';
import { Provider } from '../Provider';
import type { Choices } from '../toolbar';

/** The guide of a widget on its page, in the language and theme of the toolbar; nothing for a widget without one. */
export function WidgetGuide({ widget }: { widget: string }) {
  const context = useContext(DocsContext);
  const guide = GUIDES.get(widget);
  const [story] = context.componentStories();
  if (!guide || !story) return null;
  const { lang, theme } = context.getStoryContext(story).globals as Choices;
  return (
    <Provider mode={{ lang, theme }} isFramed>
      <div lang="en" style={{ display: 'grid', gap: 'var(--space-6)' }}>
        <GuideOfWidget {...guide} />
      </div>
    </Provider>
  );
}
