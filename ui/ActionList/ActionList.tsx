import { type ReactNode, useContext } from 'react';
import { DropdownMenu } from '../DropdownMenu';
import { IconButton } from '../IconButton';
import { FoldedActions } from './FoldedActions';

export interface ActionItem {
  id: string;
  /** The word of it, in a menu that names the row: "Supprimer". */
  text: string;
  /** Names the row too: "Supprimer la dépense Transport du 12/11" (DESIGN rule 7). */
  label: string;
  icon: ReactNode;
  tone?: 'neutral' | 'danger';
  /** Stays a button where the others fold. */
  isMain?: boolean;
  onSelect: () => void;
}

export interface ActionListProps {
  /** Names the menu: "Actions : Transport du 12/11"; without it they never fold. */
  label?: string | undefined;
  items: readonly ActionItem[];
}

/** Fewer than this are no narrower in a menu. */
const FOLDABLE = 2;

/** What can be done to one row: icon buttons; where there is little room, the main one and a menu of words. */
export function ActionList({ label, items }: ActionListProps) {
  const isFolded = useContext(FoldedActions);
  const others = items.filter(({ isMain }) => !isMain);
  if (!isFolded || label === undefined || others.length < FOLDABLE)
    return items.map((item) => <ActionButton key={item.id} {...item} />);
  return (
    <>
      {items
        .filter(({ isMain }) => isMain)
        .map((item) => (
          <ActionButton key={item.id} {...item} />
        ))}
      <DropdownMenu
        label={label}
        items={others.map(({ id, text, icon, tone, onSelect }) => ({
          id,
          label: text,
          icon,
          onSelect,
          ...(tone ? { tone } : {}),
        }))}
      />
    </>
  );
}

function ActionButton({ label, icon, onSelect }: ActionItem) {
  return <IconButton size="sm" label={label} icon={icon} onClick={onSelect} />;
}
