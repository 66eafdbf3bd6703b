import type { RecordId } from '@comptoir/domain/units';
import { ReceiptText } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useLang } from '../frame/i18n/useLang';
import type { HistoriqueDe } from '../records/HistoriqueAction';
import { RowActions } from '../records/RowActions';
import { ReglerRow } from './ReglerRow';

type Actions = Extract<ComponentProps<typeof RowActions>, { history: HistoriqueDe }>;

interface DetteActionsProps extends Omit<Actions, 'view'> {
  id: RecordId;
  /** Whether something remains to be paid and the reader may pay it. */
  isOwed: boolean;
  regler: { text: string; label: string; onPress(): void };
  reglements: { label: string; onPress(): void };
}

/**
 * The actions of a debt: to pay it while it is owed, otherwise to open its payments. The head of its page does not
 * repeat the latter.
 */
export function DetteActions(props: DetteActionsProps) {
  const { id, isOwed, regler, reglements, isHead = false, own = [], ...rest } = props;
  const { t } = useLang();
  const paid = { text: t('reglement.liste'), icon: <ReceiptText aria-hidden />, ...reglements };
  return (
    <ReglerRow id={id} label={regler.label}>
      <RowActions
        {...rest}
        view={isOwed ? regler : !isHead && paid}
        own={[...own, (isOwed || isHead) && paid]}
        isHead={isHead}
      />
    </ReglerRow>
  );
}
