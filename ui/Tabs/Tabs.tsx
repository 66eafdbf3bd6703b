import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { rovingIndex, useMediaWidth } from '../foundations';
import { Count, Layout, List, Panel, TabButton } from './Tabs.styles';

export interface Tab {
  /** Tells the tabs apart. */
  id: string;
  /** Says what the panel of the tab holds. */
  label: string;
  /** Number of things in the panel of the tab. */
  count?: number;
  /** A picture before its name. */
  icon?: ReactNode;
}

export interface TabsProps extends ComponentPropsWithRef<'div'> {
  /** Says what the tabs choose between. */
  label: string;
  /** The tabs, from left to right. */
  tabs: readonly Tab[];
  /** The id of the tab whose panel is shown. */
  value: string;
  /** Called with the id of the tab that is chosen. */
  onValueChange: (value: string) => void;
  /**
   * `vertical` tabs stand beside the panel. Below 768 px they stand above it and share the width, so that nothing
   * scrolls.
   */
  orientation?: 'horizontal' | 'vertical';
}

/**
 * Tabs with the panel of the chosen one (children). Arrows only move the focus, and Enter or Space chooses, because a
 * tab may load a list.
 *
 * Not for going to other screens: `SidebarNav`, links.
 *
 * Keys: `ArrowLeft` and `ArrowRight` move, `ArrowUp` and `ArrowDown` where tabs stand one above the other, `Home` and
 * `End` lead to the ends, `Enter` and Space choose.
 *
 * States: `data-orientation` is `horizontal` or `vertical`.
 */
export function Tabs({ label, tabs, value, onValueChange, orientation, children, ...rest }: TabsProps) {
  const id = useId();
  const isNarrow = useMediaWidth('TABLET');
  const isBeside = orientation === 'vertical';
  const runs = isBeside && !isNarrow ? 'vertical' : 'horizontal';
  const tabId = (tab: string) => `${id}-${tab}`;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]'));
    const index = buttons.indexOf(document.activeElement as HTMLElement);
    const next = buttons[rovingIndex(event.key, index, buttons.length, runs) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <Layout {...rest} $isBeside={isBeside} data-orientation={runs}>
      <List
        $isBeside={isBeside}
        role="tablist"
        aria-label={label}
        aria-orientation={runs}
        onKeyDown={move}
        className="no-print"
      >
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            $isBeside={isBeside}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onValueChange(tab.id)}
          >
            {tab.icon}
            <span>{tab.label}</span>
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </TabButton>
        ))}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(value)}>
        {children}
      </Panel>
    </Layout>
  );
}
