import { ChevronRight, Pin as PinIcon } from 'lucide-react';
import { useId } from 'react';
import { PlainLink, type RenderLink } from '../foundations';
import { useLabels } from '../labels';
import type { SidebarItem } from './model';
import { Branch, Dot, EntryButton, EntryLink, HeadTitle, Line, Pin, Text } from './TreeItem.styles';

interface TreeItemProps {
  item: SidebarItem;
  level: number;
  onToggleItem: (id: string) => void;
  onTogglePin: (id: string) => void;
  renderLink?: RenderLink | undefined;
}

export function TreeItem(props: TreeItemProps) {
  const { item } = props;
  return (
    <li>
      {item.headTitle !== undefined && <HeadTitle>{item.headTitle}</HeadTitle>}
      {item.children ? <Group {...props} /> : <Leaf {...props} />}
    </li>
  );
}

function Group({ item, level, ...rest }: TreeItemProps) {
  const branchId = useId();
  return (
    <>
      <Line>
        <EntryButton
          type="button"
          aria-expanded={item.isExpanded === true}
          aria-controls={item.isExpanded ? branchId : undefined}
          data-active={item.isActive || undefined}
          onClick={() => rest.onToggleItem(item.id)}
        >
          {item.icon}
          {item.mark && <Dot />}
          <Text>
            {item.title}
            {item.mark && <span className="visually-hidden"> ({item.mark})</span>}
          </Text>
          <ChevronRight aria-hidden />
        </EntryButton>
      </Line>
      {item.isExpanded && (
        <Branch id={branchId} $level={level + 1}>
          {item.children?.map((child) => (
            <TreeItem key={child.id} {...rest} item={child} level={level + 1} />
          ))}
        </Branch>
      )}
    </>
  );
}

function Leaf({ item, onTogglePin, renderLink = PlainLink }: TreeItemProps) {
  const { sidebar } = useLabels();
  const { id, title, icon, path = '', external, isActive, isPinned = false, mark } = item;
  return (
    <Line>
      <EntryLink
        as={renderLink}
        href={path}
        aria-current={isActive ? 'page' : undefined}
        target={external ? '_blank' : undefined}
        rel={external ? 'noreferrer' : undefined}
      >
        {icon}
        {mark && <Dot />}
        <Text>
          {title}
          {external && <span className="visually-hidden"> {sidebar.newTab}</span>}
          {mark && <span className="visually-hidden"> ({mark})</span>}
        </Text>
      </EntryLink>
      <Pin
        type="button"
        data-pinned={isPinned || undefined}
        aria-label={isPinned ? sidebar.unpin(title) : sidebar.pin(title)}
        title={isPinned ? sidebar.unpin(title) : sidebar.pin(title)}
        onClick={() => onTogglePin(id)}
      >
        <PinIcon aria-hidden />
      </Pin>
    </Line>
  );
}
