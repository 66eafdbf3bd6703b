import type { Avance } from '@comptoir/contract/avance';
import { type ActeAvance, isAApprouver } from '@comptoir/domain/avance';
import { BadgeCheck, Ban, HandCoins, MessageCircle, Printer, ReceiptText, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { avancePath } from '../frame/routing/recordPaths';
import { imprimeDAvance } from '../imprimes/imprimable';
import { RowActions } from '../records/RowActions';
import { ACTES_OUVERTS, type ActeOuvert, acteDe, type OpenAvance } from './acteOuvert';
import { useRelancerAvance } from './Relancer';
import { useActes, useRegles } from './useActes';

const ICONS: Readonly<Record<ActeOuvert, ReactNode>> = {
  justifier: <ReceiptText aria-hidden />,
  rendre: <Undo2 aria-hidden />,
  accorder: <HandCoins aria-hidden />,
  approuver: <BadgeCheck aria-hidden />,
  refuser: <X aria-hidden />,
  annuler: <Ban aria-hidden />,
};

const RELANCER = <MessageCircle aria-hidden />;

interface AvanceActionsProps {
  row: Avance;
  onOpen: OpenAvance;
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
  const actes = ACTES_OUVERTS.filter((acte) => allowed.has(acte) && !without.includes(acte));
  const reminder = useRelancerAvance(row);
  const relancer = !isHead && row.solde > 0 && allowed.has('relancer') ? reminder : null;
  const main = mainOf(actes, row.etat === 'demandee' && isAApprouver(row.montant, avanceseuil));
  const bon = imprimeDAvance(row);
  const others = actes.filter((acte) => acte !== main);
  const open = (acte: ActeOuvert) => () => onOpen(acteDe(acte, row));
  const text = (acte: ActeOuvert) => t(`avance.${acte}`);
  // A row has no room for the whole sentence.
  const short = (acte: ActeOuvert) => (acte === 'justifier' && !isHead ? t('avance.justifiercourt') : text(acte));
  return (
    <RowActions
      view={
        main === undefined
          ? relancer !== null && { ...relancer, icon: RELANCER }
          : {
              text: short(main),
              label: t('avance.actionligne', { action: short(main), libelle }),
              icon: ICONS[main],
              onPress: open(main),
            }
      }
      {...(!isHead && { page: avancePath(row.avanceid) })}
      isHead={isHead}
      own={[
        ...others.map((acte) => ({ text: text(acte), icon: ICONS[acte], onPress: open(acte) })),
        main !== undefined && relancer !== null && { ...relancer, icon: RELANCER },
        bon !== null && {
          text: t('dashboard.imprimer'),
          icon: <Printer aria-hidden />,
          onPress: () => onOpen({ piece: bon }),
        },
      ]}
      history={{ objet: 'avance', id: row.avanceid, libelle }}
    />
  );
}

/**
 * What comes next: an advance is approved before it is paid out, and its holder spends from it. None is a refusal, or
 * taking back what another one holds: that one is reminded first.
 */
function mainOf(actes: readonly ActeOuvert[], isBefore: boolean): ActeOuvert | undefined {
  if (isBefore) return actes.find((acte) => acte === 'approuver');
  return actes.find((acte) => acte === 'justifier' || acte === 'accorder' || acte === 'approuver');
}
