import { SCROLL_TOP_PX } from '@comptoir/domain/limits';
import { ArrowUp } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { useLabels } from '../labels';
import { Root } from './ScrollTopButton.styles';

export interface ScrollTopButtonProps extends ComponentPropsWithRef<'button'> {
  /** Id of the element that takes the focus at the top, because the button itself disappears. */
  targetId?: string;
}

/**
 * Whether the page was scrolled beyond `px` pixels. It reads the position only at a scroll: reading it while the page
 * is drawn would force the browser to lay out the whole page at once.
 */
function useIsBelow(px: number): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const measure = () => setIsBelow(window.scrollY > px);
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [px]);
  return isBelow;
}

/**
 * A button that floats at the lower right of a page that is scrolled beyond 400 pixels; hidden at 400 and less (spec §
 * 2 Shell). It lies in the page's margin. Where the margin is too narrow for a finger, the button is see-through, and
 * covers a row's menu but no figure (D49).
 *
 * States: it stands higher above a notice with `data-open`.
 *
 * Not for going to a part of the page: `SkipLink` or a link.
 */
export function ScrollTopButton({ targetId, ...rest }: ScrollTopButtonProps) {
  const { scrollTop } = useLabels();
  const isShown = useIsBelow(SCROLL_TOP_PX);
  if (!isShown) return null;

  const toTop = () => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' });
    if (targetId) document.getElementById(targetId)?.focus({ preventScroll: true });
  };
  return (
    <Root
      type="button"
      className="no-print"
      title={scrollTop.label}
      aria-label={scrollTop.label}
      {...rest}
      onClick={toTop}
    >
      <ArrowUp aria-hidden size={20} />
    </Root>
  );
}
