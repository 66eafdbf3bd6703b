import type { ComponentPropsWithRef, ReactNode } from 'react';
import { type Tone, ToneIcon } from '../tone';
import { Body, Item, Mark, Meta, Root } from './Timeline.styles';

export interface TimelineItem {
  /** Tells the steps apart. */
  key: number | string;
  /** What happened. */
  title: ReactNode;
  /** Who did it, and when. */
  meta: string;
  /** Colour of the step; its words must say the same. */
  tone?: Tone;
  /** Icon in place of the tone's own. */
  icon?: ReactNode;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The steps, in the order in which they are told. */
  items: readonly TimelineItem[];
}

/**
 * Past events in their order, each with who and when; give the list an `aria-label`.
 *
 * Not for tasks: `Checklist`; nor rows that people search: `DataTable`.
 *
 * States: `data-tone` on each entry.
 */
export function Timeline({ items, ...rest }: TimelineProps) {
  return (
    <Root {...rest}>
      {items.map(({ key, title, meta, tone = 'neutral', icon }) => (
        <Item key={key} data-tone={tone}>
          <Mark aria-hidden $tone={tone}>
            {icon ?? <ToneIcon tone={tone} />}
          </Mark>
          <Body>
            <div>{title}</div>
            <Meta>{meta}</Meta>
          </Body>
        </Item>
      ))}
    </Root>
  );
}
