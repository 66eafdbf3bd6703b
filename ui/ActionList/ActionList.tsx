import { type ReactNode, useContext } from 'react';
import { Button } from '../Button';
import { type DropdownItem, DropdownMenu } from '../DropdownMenu';
import type { RenderLink } from '../foundations';
import { LinkButton } from '../LinkButton';
import { Spread } from './ActionList.styles';
import { RowLine } from './RowLine';

/** Action that a press on the row itself starts. */
export interface OpeningAction {
  /** Names the row: "Payments of the invoice of 12 November" (DESIGN rule 7). */
  label: string;
  /** Called when it is pressed. */
  onSelect: () => void;
}

/** Link that a press on the row follows, for a record that has a page of its own. */
export interface OpeningLink {
  /** Names the row, like the label of an `OpeningAction`. */
  label: string;
  /** Address of the record's page. */
  href: string;
  /** Draws the link, so that the application’s router follows it. */
  renderLink: RenderLink;
}

/** The action that is used most. Its `label` must begin with its `text`. */
export interface MainAction extends OpeningAction {
  /** The word on the button: "Pay". */
  text: string;
  /** Icon beside the word, in the menu only. */
  icon?: ReactNode;
  /** Address that the action opens in a new tab; its label must say so. */
  href?: string | undefined;
}

export interface ActionListProps {
  /** Names the menu: "Actions: invoice of 12 November". */
  label: string;
  /**
   * The action that is used most. It has a button of its own; on a row that is pressed itself, it is that press, or the
   * first item of the menu where `open` takes the press.
   */
  main?: MainAction | undefined;
  /** What a press on the row does, when that is not the main action. */
  open?: OpeningAction | OpeningLink | undefined;
  /** The list stands at the head of a page, where its main action is the primary button. */
  isHead?: boolean;
  /** The items of the menu, in their order. */
  items: readonly DropdownItem[];
}

/**
 * What can be done to one row: the main action as a button, the others in a menu. A row that is pressed itself has only
 * the menu (DESIGN rules 6, 7).
 *
 * Not for the actions of a whole list: a `Toolbar` or a `ListBar`.
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
  id: text,
  label: text,
  icon,
  onSelect,
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
