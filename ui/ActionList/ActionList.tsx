import { Button } from '../Button';
import { type DropdownItem, DropdownMenu } from '../DropdownMenu';

export interface MainAction {
  /** In a word: "Régler". */
  text: string;
  /** Begins with that word and names the row: "Régler la dépense Transport du 12/11" (DESIGN rule 7). */
  label: string;
  onSelect: () => void;
}

export interface ActionListProps {
  /** Names the menu: "Actions : Transport du 12/11". */
  label: string;
  main?: MainAction | undefined;
  items: readonly DropdownItem[];
}

/** What can be done to one row: the main action as a button with its word, the others as the words of a menu. */
export function ActionList({ label, main, items }: ActionListProps) {
  return (
    <>
      {main && (
        <Button variant="secondary" size="sm" aria-label={main.label} onClick={main.onSelect}>
          {main.text}
        </Button>
      )}
      {items.length > 0 && <DropdownMenu size="sm" label={label} items={items} />}
    </>
  );
}
