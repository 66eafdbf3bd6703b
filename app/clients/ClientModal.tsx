import type { Client } from '@comptoir/contract/clients';
import { useLang } from '../frame/i18n/useLang';
import { RecordForm } from '../records/RecordForm';
import { ClientInputs } from './ClientInputs';
import { useClientForm } from './useClientForm';

export interface ClientModalProps {
  /** The client to edit; without it the form creates one. */
  client?: Client;
  onClose(): void;
  /** Gets the saved client; the modal closes by itself right after. */
  onSaved?(client: Client): void;
}

/** The form of a client, over the list or over the form of an order (spec § 2 Clients). */
export function ClientModal({ client, onClose, onSaved }: ClientModalProps) {
  const { t } = useLang();
  const { form, photo, type } = useClientForm(client ?? null, { onClose, onSaved });
  return (
    <RecordForm title={t(client ? 'client.modification' : 'client.creation')} size="lg" form={form} onClose={onClose}>
      <ClientInputs form={form} photo={photo} type={type} />
    </RecordForm>
  );
}
