import type { Client } from '@comptoir/contract/clients';
import { useLang } from '../frame/i18n/useLang';
import { PhotoFormField } from '../records/fichiers/PhotoFormField';
import { RecordForm } from '../records/RecordForm';
import { ClientInputs } from './ClientInputs';
import { useClientForm } from './useClientForm';

export interface ClientModalProps {
  /** Absent registers a new one. */
  client?: Client;
  onClose(): void;
  /** The client as it was saved; the modal closes by itself right after. */
  onSaved?(client: Client): void;
}

/** A client's form, over the list or over the order that it is for (spec § 2 Clients). */
export function ClientModal({ client, onClose, onSaved }: ClientModalProps) {
  const { t } = useLang();
  const { form, photo, progress, onReload } = useClientForm(client ?? null, { onClose, onSaved });
  return (
    <RecordForm
      title={t(client ? 'client.modification' : 'client.creation')}
      size="lg"
      form={form}
      onClose={onClose}
      onReload={onReload}
    >
      <ClientInputs form={form} />
      <PhotoFormField field={form.field('photo')} photo={photo} progress={progress} />
    </RecordForm>
  );
}
