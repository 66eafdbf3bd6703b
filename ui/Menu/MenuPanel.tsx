import { useMergeRefs } from '@floating-ui/react';
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef } from 'react';
import { rovingIndex, typedIndex } from '../foundations';
import { Panel } from './Menu.styles';

interface MenuPanelProps extends ComponentPropsWithRef<'div'> {
  label: string;
  startAt: 'first' | 'last';
  onLeave: () => void;
}

const itemsOf = (panel: HTMLElement | null) =>
  Array.from(panel?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []);

/** Returns the rank of the item that a key leads to, or −1. */
function targetOf(key: string, items: readonly HTMLElement[]): number {
  const index = items.indexOf(document.activeElement as HTMLElement);
  const moved = rovingIndex(key, index, items.length, 'vertical');
  if (moved !== undefined) return moved;
  if (key.length !== 1 || key === ' ') return -1;
  const texts = items.map((item) => item.textContent ?? '');
  return typedIndex(key, index, texts);
}

export function MenuPanel({ label, startAt, onLeave, ref, ...rest }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const panelRef = useMergeRefs([panel, ref]);

  useEffect(() => {
    const items = itemsOf(panel.current);
    const checked = items.find((item) => item.getAttribute('aria-checked') === 'true');
    const start = checked ?? items.at(startAt === 'first' ? 0 : -1) ?? panel.current;
    start?.focus({ preventScroll: true });
    // The panel gets its place and its height within a frame; only then can it scroll to an item far down.
    const frame = requestAnimationFrame(() => start?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [startAt]);

  const move = (event: KeyboardEvent) => {
    // Closing puts the focus back on the trigger before the browser moves on, so Tab leads to what follows the trigger.
    if (event.key === 'Tab') return onLeave();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      // A link reacts to Enter alone, and Space would scroll the page.
      event.preventDefault();
      document.activeElement.click();
      return;
    }
    const items = itemsOf(panel.current);
    const item = items[targetOf(event.key, items)];
    if (!item) return;
    event.preventDefault();
    item.focus();
  };

  return <Panel {...rest} ref={panelRef} role="menu" aria-label={label} tabIndex={-1} onKeyDown={move} />;
}
