import { useEffect, useEffectEvent } from 'react';

type Layer = (event: KeyboardEvent) => void;

const layers: Layer[] = [];

function onKeyDown(event: KeyboardEvent): void {
  // An open input method, or a widget that has already used the key, keeps Escape for itself.
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  const top = layers.at(-1);
  if (!top) return;
  event.preventDefault();
  top(event);
}

/**
 * Calls back on Escape, which closes only what was opened last: menus, tooltips and modals share one stack (DESIGN rule
 * 13).
 */
export function useEscapeLayer(isOpen: boolean, onEscape: () => void): void {
  const closeTop = useEffectEvent(onEscape);

  useEffect(() => {
    if (!isOpen) return;
    const layer: Layer = () => closeTop();
    if (layers.push(layer) === 1) document.addEventListener('keydown', onKeyDown);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);
}
