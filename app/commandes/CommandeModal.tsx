import type { ClientChoice } from '@comptoir/contract/clients';
import type { Commande } from '@comptoir/contract/commandes';
import { previewCommande } from '@comptoir/domain/commandePreview';
import { formatTelephone } from '@comptoir/domain/telephone';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Modal } from '@comptoir/ui/Modal';
import { useId } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { DateInput } from '../records/DateInput';
import { FormActions } from '../records/FormActions';
import { FormFields } from '../records/FormFields';
import { FormInputs } from '../records/forms/FormInputs';
import { MontantInput } from '../records/MontantInput';
import { ClientField } from './ClientField';
import { RunningTotal, TotalsList } from './CommandeTotals';
import { LignesField } from './LignesField';
import { detailOf } from './lignes/lignes';
import { ReductionFields } from './ReductionFields';
import { type CommandeEnds, useCommandeForm } from './useCommandeForm';

export interface CommandeModalProps extends CommandeEnds {
  /** The order to edit; without it the form takes a new one. */
  commande?: Commande;
  /** The client that the form was opened from, who cannot be changed then (spec § 2 Orders). */
  client?: ClientChoice;
}

/**
 * The form of an order: client, lines, and figures that follow the typing; the total is always visible (spec § 2
 * Orders, § 4, § 5 Order).
 */
export function CommandeModal({ commande, client, onClose, onSaved, onAcompte }: CommandeModalProps) {
  const { t } = useLang();
  const { can } = useSession();
  const hasAcompte = !commande && onAcompte && can('commandes.regler');
  const formId = useId();
  const { form, today } = useCommandeForm(commande ?? null, client, {
    onSaved,
    onAcompte: hasAcompte ? onAcompte : undefined,
    onClose,
  });
  const kept = commande?.datelivraison;
  const detail = detailOf(form.values);
  const preview = previewCommande(detail);
  const giveUp = () => {
    void form.discard();
    onClose();
  };
  const footer = (close: () => void) => (
    <>
      <RunningTotal preview={preview} />
      <FormActions formId={formId} form={form} missing={form.missing} onCancel={close} />
    </>
  );

  return (
    <Modal
      open
      size="xl"
      title={t(commande ? 'commande.modification' : 'commande.creation', {
        numero: String(commande?.commandeid ?? ''),
      })}
      isDirty={form.isDirty}
      footer={footer}
      onClose={giveUp}
    >
      <FormFields formId={formId} form={form}>
        <FormInputs
          form={form}
          inputs={{
            clientid: client ? (
              <FixedClient client={client} />
            ) : (
              <ClientField field={form.field('clientid')} commande={commande} />
            ),
            // Not before today, unless the order has an earlier date already (PRODUCT 1.14).
            datelivraison: <DateInput field={form.field('datelivraison')} min={kept && kept < today ? kept : today} />,
            listdetailscommande: <LignesField form={form} />,
            saisie: null,
            fraissup: <ReductionFields form={form} preview={preview} />,
            typereduction: null,
            reduction: null,
            acompte: hasAcompte && <MontantInput field={form.field('acompte')} hint={t('commande.acompteaide')} />,
          }}
        />
        <TotalsList preview={preview} fraissup={detail.fraissup} />
      </FormFields>
    </Modal>
  );
}

function FixedClient({ client: { libelleclient, tel } }: { client: ClientChoice }) {
  const { t } = useLang();
  const items = [{ id: 'client', label: t('commande.client'), value: `${libelleclient} · ${formatTelephone(tel)}` }];
  return <DescriptionList items={items} />;
}
