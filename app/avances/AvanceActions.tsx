import type { Avance } from '@comptoir/contract/avances';
import { type ActeAvance, isAApprouver } from '@comptoir/domain/avance';
import { BadgeCheck, Ban, HandCoins, ReceiptText, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { avancePath } from '../frame/routing/recordPaths';
import { RowActions } from '../records/RowActions';
import type { OpenedAvance } from './AvanceDialogs';
import { useActes, useRegles } from './useActes';

/** The acts that open a dialog, in the order of the menu; paying out comes first where nothing must be approved. */
const ACTES = ['justifier', 'rendre', 'accorder', 'approuver', 'refuser', 'annuler'] as const;
export type ActeOuvert = (typeof ACTES)[number];

const ICONS: Readonly<Record<ActeOuvert, ReactNode>> = {
  justifier: <ReceiptText aria-hidden />,
  rendre: <Undo2 aria-hidden />,
  accorder: <HandCoins aria-hidden />,
  approuver: <BadgeCheck aria-hidden />,
  refuser: <X aria-hidden />,
  annuler: <Ban aria-hidden />,
};

interface AvanceActionsProps {
  row: Avance;
  onOpen(opened: OpenedAvance): void;
  /** Whether the actions stand at the head of the advance's page. */
  isHead?: boolean;
  /** Acts that have a button of their own beside these. */
  without?: readonly ActeAvance[];
}

/** What the user may do with an advance: what comes next is the button, the rest stands in the menu (DESIGN rule 7). */
export function AvanceActions({ row, onOpen, isHead = false, without = [] }: AvanceActionsProps) {
  const { t } = useLang();
  const actesOf = useActes();
  const { avanceseuil } = useRegles();
  const allowed = actesOf(row);
  const { porteur, objet } = row;
  const libelle = t('avance.nommee', { porteur, objet });
  const actes = ACTES.filter((acte) => allowed.has(acte) && !without.includes(acte));
  const main = mainOf(actes, row.etat === 'demandee' && isAApprouver(row.montant, avanceseuil));
  const open = (acte: ActeOuvert) => () => onOpen({ acte, avance: row });
  const text = (acte: ActeOuvert) => t(`avance.${acte}`);
  return (
    <RowActions
      view={
        main !== undefined && {
          text: text(main),
          label: t('avance.actionligne', { action: text(main), libelle }),
          icon: ICONS[main],
          onPress: open(main),
        }
      }
      {...(!isHead && { page: avancePath(row.avanceid) })}
      isHead={isHead}
      own={actes
        .filter((acte) => acte !== main)
        .map((acte) => ({ text: text(acte), icon: ICONS[acte], onPress: open(acte) }))}
      history={{ objet: 'avance', id: row.avanceid, libelle }}
    />
  );
}

/** What comes next: the first of the acts that is no refusal; an advance is approved before it is paid out. */
function mainOf(actes: readonly ActeOuvert[], isBefore: boolean): ActeOuvert | undefined {
  if (isBefore) return actes.find((acte) => acte === 'approuver');
  return actes.find((acte) => acte !== 'refuser' && acte !== 'annuler');
}
