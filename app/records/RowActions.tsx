import type { RecordId } from '@comptoir/domain/units';
import { ActionList } from '@comptoir/ui/ActionList';
import type { DropdownItem } from '@comptoir/ui/DropdownMenu';
import { Lock, type LucideIcon, Pencil, ScrollText, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useFaire } from '../frame/routing/faire';
import { useSession } from '../frame/session/useSession';
import { type Action, type Actions, type ActionsOf, type Doing, type MainAction, offered } from './actions';
import { HistoriqueDialog, useHistorique } from './HistoriqueAction';
import { RecordLink } from './RecordLink';

interface Place<Opened> {
  /** Opens a dialog of the noun; left out where no action does. */
  onOpen?: (opened: Opened) => void;
  /** The actions stand at the head of the record's page instead of on a row. */
  isHead?: boolean;
}

const drawn = (Icon: LucideIcon | undefined) => Icon && <Icon aria-hidden />;

/** Returns what a press on an action does, and the entry of a menu that does it. */
function usePressed<Opened>(onOpen: Place<Opened>['onOpen']) {
  const { t } = useLang();
  const press = (doing: Doing<Opened>) => () => ('open' in doing ? onOpen?.(doing.open) : doing.onPress?.());
  const itemOf = ({ text, icon, ...doing }: Action<Opened>): DropdownItem => ({
    id: text,
    label: t(text),
    icon: drawn(icon),
    ...('href' in doing && { href: doing.href, isExternal: true }),
    onSelect: press(doing),
  });
  return { press, itemOf };
}

/**
 * A row's actions, in the same order in every list. The main action is a button (edit, if there is no other); a menu
 * holds the list's own actions, history, edit and delete (DESIGN rule 7).
 */
export function RowActions<Opened = never>(props: Actions<Opened> & Place<Opened>) {
  const { of, page, dette, own = [], locked = false, onOpen, isHead = false } = props;
  const { t } = useLang();
  const { can } = useSession();
  const { press, itemOf } = usePressed(onOpen);
  const isReader = useHistorique();
  const [isHistory, setIsHistory] = useState(false);
  const { libelle } = of;
  const disabled = locked !== false;
  const edit = offered(props.edit, can);
  const remove = offered(props.remove, can);
  const opening = offered(props.opening, can);
  const editing = edit && { text: 'liste.modifier' as const, label: t('liste.modifierligne', { libelle }), ...edit };
  const main: MainAction<Opened> | undefined = offered(props.main, can) ?? (disabled ? undefined : editing);
  const items: (DropdownItem | false | undefined)[] = [
    ...own.map((one) => offered(one, can)).map((one) => one && itemOf(one)),
    'objet' in of &&
      isReader &&
      itemOf({ text: 'liste.historique', icon: ScrollText, onPress: () => setIsHistory(true) }),
    disabled && { id: 'locked', label: locked, icon: <Lock aria-hidden />, disabled },
    edit && main !== editing && { ...itemOf({ text: 'liste.modifier', icon: Pencil, ...edit }), disabled },
    remove && { ...itemOf({ text: 'liste.supprimer', icon: Trash2, ...remove }), tone: 'danger', disabled },
  ];
  return (
    <OfDette id={dette}>
      <ActionList
        label={t('liste.actions', { libelle })}
        main={main && { ...main, text: t(main.text), icon: drawn(main.icon), onSelect: press(main) }}
        open={
          page === undefined
            ? opening && { label: opening.label, onSelect: press(opening) }
            : { label: t('liste.ouvrir', { libelle }), href: page, renderLink: RecordLink }
        }
        isHead={isHead}
        items={items.filter((item) => item !== false && item !== undefined)}
      />
      {isHead && <ByAddress of={[main, ...own.map((one) => offered(one, can))]} press={press} />}
      {isHistory && 'objet' in of && <HistoriqueDialog of={of} onClose={() => setIsHistory(false)} />}
    </OfDette>
  );
}

interface ByAddressProps<Opened> {
  of: readonly (Action<Opened> | MainAction<Opened> | undefined)[];
  press(doing: Doing<Opened>): () => void;
}

/** Does the action whose text the address of the page names (`useFaire`). */
function ByAddress<Opened>({ of, press }: ByAddressProps<Opened>) {
  useFaire((button) => {
    const named = of.find((action) => action?.text === button);
    if (named) press(named)();
  });
  return null;
}

/** Marks the actions of a debt, so that `focusRow` finds them after a payment of another row. */
function OfDette({ id, children }: { id: RecordId | undefined; children: ReactNode }) {
  if (id === undefined) return children;
  return (
    <span style={{ display: 'contents' }} data-dette={id}>
      {children}
    </span>
  );
}

interface RecordActionsProps<Row, Opened> extends Place<Opened> {
  /** Says what may be done with the row. It may use hooks, so it is always the same function. */
  useActions: ActionsOf<Row, Opened>;
  row: Row;
  onOpen(opened: Opened): void;
}

/** Draws the actions of a record, which the noun's room declares. */
export function RecordActions<Row, Opened>({ useActions, row, ...place }: RecordActionsProps<Row, Opened>) {
  const { t, lang } = useLang();
  const { can, user } = useSession();
  const { isHead = false } = place;
  return <RowActions {...useActions(row, { t, lang, can, user, isHead })} {...place} />;
}
