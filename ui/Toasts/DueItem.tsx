import { X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../IconButton';
import { useLabels } from '../labels';
import type { Due } from './model';
import { Figure, Item, Text } from './ToastStack.styles';

/** The elements that a person acts with; a press elsewhere, or scrolling, is not an act. */
const ACTS = 'a, button, summary, label, input, select, textarea, [role=option], [role^=menuitem], [role=tab]';

/** Money to hand over now: it stays until the person's next act, however long that takes. */
export function DueItem({ due: { label, figure }, onActed }: { due: Due; onActed: () => void }) {
  const { toasts } = useLabels();
  useNextAct(onActed);
  return (
    <Item $tone="primary" data-tone="primary">
      <Text>
        {label} <Figure>{figure}</Figure>
      </Text>
      <IconButton label={toasts.dismiss} icon={<X aria-hidden />} size="sm" onClick={onActed} />
    </Item>
  );
}

/** Calls back at the next press of something, by pointer or keyboard, or the next key in a field. */
function useNextAct(onAct: () => void): void {
  const act = useEffectEvent(({ target }: Event) => {
    if (target instanceof Element && target.closest(ACTS)) onAct();
  });

  useEffect(() => {
    document.addEventListener('click', act, true);
    document.addEventListener('input', act, true);
    return () => {
      document.removeEventListener('click', act, true);
      document.removeEventListener('input', act, true);
    };
  }, []);
}
