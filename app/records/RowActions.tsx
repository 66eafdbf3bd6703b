import { ActionList, type MainAction, type OpeningAction } from '@comptoir/ui/ActionList';
import type { DropdownItem } from '@comptoir/ui/DropdownMenu';
import { Lock, Pencil, ScrollText, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { type HistoriqueDe, HistoriqueDialog, useHistorique } from './HistoriqueAction';
import { RecordLink } from './RecordLink';

type Press = () => void;

/** An action of `ui`, with the name that the screens give its handler. */
type Pressed<A extends OpeningAction> = Omit<A, 'onSelect'> & { onPress: Press };

/** An action of one list only: an entry in the row's menu, perhaps a link to another tab. */
export type OwnAction = { text: string; icon: ReactNode } & ({ onPress: Press } | { href: string; onPress?: Press });

type RowActionsProps = {
  /** The main action, a button on the row itself. */
  view?: Pressed<MainAction> | false;
  /** Opens the record, if the main action does not; on a phone, pressing the row does it. */
  open?: Pressed<OpeningAction>;
  /** Address of the record's page; opening the record then leads there. */
  page?: string;
  /** The actions stand at the head of the record's page instead of on a row. */
  isHead?: boolean;
  own?: readonly (OwnAction | false)[];
  /** Undefined or false without the permission. */
  edit?: Press | false;
  remove?: Press | false;
  /** Why the record may be neither edited nor deleted now: both stand in the menu below it, and cannot be chosen. */
  locked?: string | false;
} & (
  | {
      /** Names the row; users who may read the audit log also get the entry "Historique". */
      history: HistoriqueDe;
    }
  | {
      /** Names a row that has no history. */
      libelle: string;
    }
);

const itemOf = ({ text, icon, ...way }: OwnAction): DropdownItem => ({
  id: text,
  label: text,
  icon,
  ...('href' in way && { href: way.href, isExternal: true }),
  onSelect: way.onPress,
});

/**
 * A row's actions, in the same order in every list. The main action is a button (edit, if there is no other); a menu
 * holds the list's own actions, history, edit and delete (DESIGN rule 7).
 */
export function RowActions(props: RowActionsProps) {
  const { view, open, page, isHead = false, own = [], edit, remove, locked = false, ...of } = props;
  const { t } = useLang();
  const isReader = useHistorique();
  const [isHistory, setIsHistory] = useState(false);
  const history = 'history' in of ? of.history : null;
  const libelle = 'history' in of ? of.history.libelle : of.libelle;
  const word = t('liste.modifier');
  const disabled = locked !== false;
  const editing = edit && { text: word, label: t('liste.modifierligne', { libelle }), onPress: edit };
  const main = view || (!disabled && editing);
  const items: (DropdownItem | false)[] = [
    ...own.map((action) => action && itemOf(action)),
    history !== null &&
      isReader &&
      itemOf({ text: t('liste.historique'), icon: <ScrollText aria-hidden />, onPress: () => setIsHistory(true) }),
    disabled && { id: 'locked', label: locked, icon: <Lock aria-hidden />, disabled },
    !!edit && main !== editing && { ...itemOf({ text: word, icon: <Pencil aria-hidden />, onPress: edit }), disabled },
    !!remove && {
      ...itemOf({ text: t('liste.supprimer'), icon: <Trash2 aria-hidden />, onPress: remove }),
      tone: 'danger',
      disabled,
    },
  ];
  return (
    <>
      <ActionList
        label={t('liste.actions', { libelle })}
        main={main ? { ...main, onSelect: main.onPress } : undefined}
        open={
          page === undefined
            ? open && { ...open, onSelect: open.onPress }
            : { label: t('liste.ouvrir', { libelle }), href: page, renderLink: RecordLink }
        }
        isHead={isHead}
        items={items.filter((item) => item !== false)}
      />
      {isHistory && history && <HistoriqueDialog of={history} onClose={() => setIsHistory(false)} />}
    </>
  );
}
