import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import { PlainLink, type RenderLink, useHorizontalOverflow } from '../foundations';
import { useLabels } from '../labels';
import type { SidebarItem } from './model';
import { Arrow, Row, Strip } from './Pinned.styles';

interface PinnedProps {
  items: readonly SidebarItem[];
  renderLink?: RenderLink;
}

/**
 * The pinned entries in one line. The arrows exist only while the line hides something (spec § 2 Shell); at an end, one
 * of them does nothing and keeps the focus.
 */
export function Pinned({ items, renderLink: Link = PlainLink }: PinnedProps) {
  const { sidebar } = useLabels();
  const strip = useRef<HTMLUListElement>(null);
  const { isOverflowing, hasBefore, hasAfter, scroll } = useHorizontalOverflow(strip, items.map(({ id }) => id).join());

  return (
    <Row role="group" aria-label={sidebar.pinned}>
      {isOverflowing && (
        <Arrow type="button" aria-label={sidebar.scrollBack} aria-disabled={!hasBefore} onClick={() => scroll(-1)}>
          <ChevronLeft aria-hidden />
        </Arrow>
      )}
      <Strip ref={strip}>
        {items.map(({ id, title, icon, path, external, isActive }) => (
          <li key={id}>
            <Link
              href={path ?? ''}
              aria-current={isActive ? 'page' : undefined}
              target={external ? '_blank' : undefined}
              rel={external ? 'noreferrer' : undefined}
            >
              {icon}
              {title}
            </Link>
          </li>
        ))}
      </Strip>
      {isOverflowing && (
        <Arrow type="button" aria-label={sidebar.scrollOn} aria-disabled={!hasAfter} onClick={() => scroll(1)}>
          <ChevronRight aria-hidden />
        </Arrow>
      )}
    </Row>
  );
}
