import type { Depense } from '@comptoir/contract/depenses';
import { formatDateShort } from '@comptoir/domain/dates';
import { useLang } from '../frame/i18n/useLang';
import { depensePath } from '../frame/routing/recordPaths';
import { useSession } from '../frame/session/useSession';
import { DetteActions } from '../reglements/DetteActions';
import type { OpenDepense } from './DepenseDialogs';

interface DepenseActionsProps {
  row: Depense;
  onOpen: OpenDepense;
  /** Whether the actions stand at the head of the expense's page, which shows its payments already. */
  isHead?: boolean;
}

/** The actions of one expense: pay it while something is owed, open its payments, edit, delete (DESIGN rule 7). */
export function DepenseActions({ row, onOpen, isHead }: DepenseActionsProps) {
  const { t, lang } = useLang();
  const { can } = useSession();
  const named = { libelle: row.libelle, date: formatDateShort(row.date, lang) };
  return (
    <DetteActions
      id={row.depenseid}
      isOwed={row.montantrestant > 0 && can('depenses.regler')}
      regler={{
        text: t('reglement.regler'),
        label: t('depense.reglerligne', named),
        onPress: () => onOpen({ regler: row }),
      }}
      reglements={{ label: t('depense.reglementsligne', named), onPress: () => onOpen({ reglements: row }) }}
      page={depensePath(row.depenseid)}
      isHead={isHead}
      history={{ objet: 'depense', id: row.depenseid, libelle: `${named.libelle} · ${named.date}` }}
      edit={can('depenses.modifier') && (() => onOpen({ edit: row }))}
      remove={can('depenses.supprimer') && (() => onOpen({ remove: row }))}
    />
  );
}
