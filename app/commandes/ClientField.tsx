import { type ClientChoice, clients } from '@comptoir/contract/clients';
import type { Commande } from '@comptoir/contract/commandes';
import { formatTelephone } from '@comptoir/domain/telephone';
import { Combobox, type ComboboxOption } from '@comptoir/ui/Combobox';
import { Stack } from '@comptoir/ui/Stack';
import { UserPlus } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { CreateHere } from '../records/CreateHere';
import type { CallFormField } from '../records/forms/useCallForm';
import { type Choices, useChoiceSearch, useChosen } from '../records/useChoices';

const ClientModal = lazyOf(() => import('../clients/ClientModal'), 'ClientModal');

const CLIENTS: Choices<ClientChoice> = {
  useFound: (asked) =>
    useRoute(clients.choix, asked && { query: { search: asked.search, limit: asked.limit, clientid: asked.id } }),
  optionOf: ({ clientid, libelleclient, tel }) => ({ key: clientid, label: libelleclient, note: formatTelephone(tel) }),
};

interface ClientFieldProps {
  field: CallFormField<unknown>;
  /** The order being edited, whose client is known; undefined for a new order. */
  commande: Commande | undefined;
}

/** Selects the client of an order: found by name or phone, or created from here (spec § 2 Orders). */
export function ClientField({ field, commande }: ClientFieldProps) {
  const { t } = useLang();
  const { can } = useSession();
  const search = useChoiceSearch(CLIENTS);
  const failure = search.isFailed ? t('commande.clientsechec') : undefined;
  const first = commande ? CLIENTS.optionOf({ ...commande, libelleclient: commande.client }) : null;
  const { chosen, remember } = useChosen(CLIENTS, field.value, first);
  const choose = (option: ComboboxOption | null) => {
    remember(option);
    field.onValueChange(option && Number(option.key));
  };

  return (
    <Stack gap={2}>
      <Combobox
        id={field.id}
        label={t('commande.client')}
        required
        placeholder={t('commande.clientaide')}
        text={search.text}
        onTextChange={search.setText}
        options={search.options}
        value={chosen}
        onChange={choose}
        emptyText={failure ?? t('commande.clientintrouvable')}
        error={field.error ?? failure}
      />
      {can('clients.creer') && (
        <CreateHere label={t('commande.nouveauclient')} icon={<UserPlus aria-hidden />} size="lg">
          {(close) => <ClientModal onClose={close} onSaved={(client) => choose(CLIENTS.optionOf(client))} />}
        </CreateHere>
      )}
    </Stack>
  );
}
