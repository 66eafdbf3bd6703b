import { type ComponentPropsWithRef, type KeyboardEvent, useId } from 'react';
import { rovingIndex } from '../foundations';
import { Count, List, TabButton } from './Tabs.styles';

export interface TabsProps extends ComponentPropsWithRef<'div'> {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly { id: string; label: string; count?: number }[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Tabs above the panel that they choose (children). Arrows move, Enter or Space choose: a tab may load a list. */
export function Tabs({ label, tabs, value, onValueChange, children, ...rest }: TabsProps) {
  const id = useId();
  const tabId = (tab: string) => `${id}-${tab}`;

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]'));
    const index = buttons.indexOf(document.activeElement as HTMLElement);
    const next = buttons[rovingIndex(event.key, index, buttons.length, 'horizontal') ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <div {...rest}>
      <List role="tablist" aria-label={label} onKeyDown={move} className="no-print">
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={tabId(tab.id)}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onValueChange(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <Count>{tab.count}</Count>}
          </TabButton>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(value)}>
        {children}
      </div>
    </div>
  );
}
