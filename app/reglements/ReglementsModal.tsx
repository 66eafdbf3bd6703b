import { reglements } from '@comptoir/contract/reglements';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Modal } from '@comptoir/ui/Modal';
import { Toolbar } from '@comptoir/ui/Toolbar';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { useOpened } from '../records/dialogs/RecordDialogs';
import { DETTES, type Dette } from './dette';
import { TEXTES_DETTE } from './detteTexts';
import { REGLEMENT_DIALOGS } from './ReglementDialogs';
import { ReglementsList } from './ReglementsList';

export interface ReglementsModalProps {
  dette: Dette;
  /** Further buttons about the debt, before the one that adds a payment. */
  actions?: ReactNode;
  onClose(): void;
}

/**
 * The payments of an expense or an order in a dialog; New is there only while something remains (spec § 2 Expenses, § 2
 * Orders).
 */
export function ReglementsModal({ dette, actions, onClose }: ReglementsModalProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { from, id } = dette;
  // The remainder is not computed from the payments: the list lacks those of registers that the user may not see
  // (PRODUCT Q).
  const { data: reste } = useRoute(reglements.reste, { params: { id }, query: { from } });
  const { permission, montant: montantDe } = DETTES[from];
  const [opened, setOpened] = useOpened(REGLEMENT_DIALOGS);
  const { montant = dette.montant, montantrestant } = reste ?? {};
  const canPay = can(permission) && montantrestant !== undefined && montantrestant !== 0;
  const amounts = [
    { id: 'montant', label: t(montantDe), value: <Amount value={montant} /> },
    {
      id: 'restant',
      label: t('reglement.restant'),
      value: montantrestant === undefined ? '…' : <Amount value={montantrestant} />,
    },
  ];

  return (
    <Modal open size="lg" title={t('reglement.titre', { libelle: dette.libelle })} onClose={onClose}>
      <Toolbar
        search={<DescriptionList items={amounts} />}
        actions={
          <>
            {actions}
            {canPay && (
              <Button icon={<Plus aria-hidden />} onClick={() => setOpened({ edit: null })}>
                {t(TEXTES_DETTE[from].nouveau)}
              </Button>
            )}
          </>
        }
      />
      <ReglementsList dette={dette} montantrestant={montantrestant} opened={opened} onOpen={setOpened} />
    </Modal>
  );
}
