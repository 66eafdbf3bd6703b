import { Heading } from '@storybook/addon-docs/blocks';
import { Fragment } from 'react';
import { DrawText } from '../../ui/theme/guide/drawText';
import { GuideOfWidget } from '../../ui/theme/guide/GuideOfWidget';
import { GUIDES } from '../../ui/theme/guide/widgetGuide';
import { Prose } from './Prose';
import { Surroundings } from './Surroundings';

const link = { component: 'a' as const, props: { style: { color: 'inherit' } } };
const INLINE = { forceBlock: false, forceInline: true, wrapper: Fragment, overrides: { a: link } };

const withLinks = (text: string) => <Prose options={INLINE}>{text}</Prose>;

/** The guide of a widget; nothing for a widget without one. */
export function WidgetGuide({ widget }: { widget: string }) {
  const guide = GUIDES.get(widget);
  if (!guide) return null;
  return (
    <>
      <Heading>How to use it</Heading>
      <Surroundings>
        <div lang="en" style={{ display: 'grid', gap: 'var(--space-6)' }}>
          <DrawText value={withLinks}>
            <GuideOfWidget {...guide} />
          </DrawText>
        </div>
      </Surroundings>
    </>
  );
}
