import { type ReactNode, useContext } from 'react';
import { Button } from '../Button';
import { type DropdownItem, DropdownMenu } from '../DropdownMenu';
import { LinkButton } from '../LinkButton';
import { Spread } from './ActionList.styles';
import { RowLine } from './RowLine';

/** What a press on the row itself does. */
export interface OpeningAction {
  /** Names the row: "Règlements de la dépense Transport du 12/11" (DESIGN rule 7). */
  label: string;
  onSelect: () => void;
}

/** Its label begins with its word. */
export interface MainAction extends OpeningAction {
  /** In a word: "Régler". */
  text: string;
  /** Beside the word where it stands in the menu. */
  icon?: ReactNode;
  /** Leads out, to a tab of its own; its label says so. */
  href?: string | undefined;
}

export interface ActionListProps {
  /** Names the menu: "Actions : Transport du 12/11". */
  label: string;
  main?: MainAction | undefined;
  /** Where rows are pressed themselves and another action than the main one opens them. */
  open?: OpeningAction | undefined;
  items: readonly DropdownItem[];
}

/**
 * What can be done to one row: the main action as a button with its word, the others as the words of a menu. A row that
 * is pressed itself has the menu alone (DESIGN rules 6, 7).
 */
export function ActionList({ label, main, open, items }: ActionListProps) {
  const isLine = useContext(RowLine);
  const opening = open ?? main;
  const isInMenu = isLine && main !== undefined && opening !== main;
  const words = isInMenu ? [itemOf(main), ...items] : items;
  return (
    <>
      {isLine && opening && <Spread type="button" data-spread aria-label={opening.label} onClick={opening.onSelect} />}
      {!isLine && main && <Main {...main} />}
      {words.length > 0 && <DropdownMenu size="sm" label={label} items={words} />}
    </>
  );
}

const itemOf = ({ text, icon, href, onSelect }: MainAction): DropdownItem => ({
  ...(href === undefined ? {} : { href, isExternal: true }),
  ...{ id: text, label: text, icon, onSelect },
});

function Main({ text, label, href, onSelect }: MainAction) {
  const look = { variant: 'secondary', size: 'sm', 'aria-label': label, onClick: onSelect } as const;
  if (href === undefined) return <Button {...look}>{text}</Button>;
  return (
    <LinkButton {...look} href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </LinkButton>
  );
}
