import { type ReactNode, useContext } from 'react';
import { Button } from '../Button';
import { type DropdownItem, DropdownMenu } from '../DropdownMenu';
import type { RenderLink } from '../foundations';
import { LinkButton } from '../LinkButton';
import { Spread } from './ActionList.styles';
import { RowLine } from './RowLine';

/** What a press on the row itself does. */
export interface OpeningAction {
  /** Names the row: "Règlements de la dépense Transport du 12/11" (DESIGN rule 7). */
  label: string;
  /** Called when it is pressed. */
  onSelect: () => void;
}

/** The same, of a row whose record has a page of its own. */
export interface OpeningLink {
  /** Names the row, as that of an action does. */
  label: string;
  /** Where it leads. */
  href: string;
  /** Draws the link, so that the application’s router follows it. */
  renderLink: RenderLink;
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
  /** What is done most: a button of its own, or the first of the menu. */
  main?: MainAction | undefined;
  /** Where rows are pressed themselves and another action than the main one opens them. */
  open?: OpeningAction | OpeningLink | undefined;
  /** At the head of a page: the main action is what the page is there for. */
  isHead?: boolean;
  /** What the menu holds, in its order. */
  items: readonly DropdownItem[];
}

/**
 * What can be done to one row: the main action as a button with its word, the others as the words of a menu. A row
 * that is pressed itself has the menu alone (DESIGN rules 6, 7).
 *
 * Not for what is done to a whole list: a `Toolbar` or a `ListBar`.
 *
 * States: `data-spread` on the control that makes the whole row pressable.
 */
export function ActionList({ label, main, open, isHead = false, items }: ActionListProps) {
  const isLine = useContext(RowLine);
  const opening = open ?? main;
  const isInMenu = isLine && main !== undefined && opening !== main;
  const words = isInMenu ? [itemOf(main), ...items] : items;
  return (
    <>
      {isLine && opening && <Opening {...opening} />}
      {!isLine && main && <Main {...main} isHead={isHead} />}
      {words.length > 0 && <DropdownMenu size={isHead ? 'md' : 'sm'} label={label} items={words} />}
    </>
  );
}

function Opening(opening: OpeningAction | OpeningLink) {
  const { label } = opening;
  if ('href' in opening && 'renderLink' in opening) {
    return <Spread as={opening.renderLink} href={opening.href} data-spread aria-label={label} />;
  }
  return <Spread type="button" data-spread aria-label={label} onClick={opening.onSelect} />;
}

const itemOf = ({ text, icon, href, onSelect }: MainAction): DropdownItem => ({
  ...(href === undefined ? {} : { href, isExternal: true }),
  ...{ id: text, label: text, icon, onSelect },
});

function Main({ text, label, href, onSelect, isHead }: MainAction & { isHead: boolean }) {
  const place = isHead
    ? ({ variant: 'primary', size: 'md' } as const)
    : ({ variant: 'secondary', size: 'sm' } as const);
  const look = { ...place, 'aria-label': label, onClick: onSelect };
  if (href === undefined) return <Button {...look}>{text}</Button>;
  return (
    <LinkButton {...look} href={href} target="_blank" rel="noopener noreferrer">
      {text}
    </LinkButton>
  );
}
