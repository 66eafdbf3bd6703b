import { type ClientChoice, clients } from '@comptoir/contract/clients';
import type { Commande } from '@comptoir/contract/commandes';
import { formatTelephone } from '@comptoir/domain/telephone';
import { Combobox, type ComboboxOption } from '@comptoir/ui/Combobox';
import { useDebounced } from '@comptoir/ui/foundations';
import { Stack } from '@comptoir/ui/Stack';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { CreateHere } from '../records/CreateHere';
import type { CallFormField } from '../records/forms/useCallForm';

/** Greatest number of clients listed; the user finds the others by searching. */
const LISTED = 20;
const SEARCH_MS = 250;

const ClientModal = lazyOf(() => import('../clients/ClientModal'), 'ClientModal');

const optionOf = ({ clientid, libelleclient, tel }: ClientChoice): ComboboxOption => ({
  key: clientid,
  label: libelleclient,
  note: formatTelephone(tel),
});

interface ClientFieldProps {
  field: CallFormField<unknown>;
  /** The order being edited, whose client is known; undefined for a new order. */
  commande: Commande | undefined;
}

/** Selects the client of an order: found by name or phone, or created from here (spec § 2 Orders). */
export function ClientField({ field, commande }: ClientFieldProps) {
  const { t } = useLang();
  const { can } = useSession();
  const search = useClientSearch();
  const { chosen, remember } = useChosen(field.value, commande);
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
        emptyText={search.failure ?? t('commande.clientintrouvable')}
        error={field.error ?? search.failure}
      />
      {can('clients.creer') && (
        <CreateHere label={t('commande.nouveauclient')} icon={<UserPlus aria-hidden />} size="lg">
          {(close) => <ClientModal onClose={close} onSaved={(client) => choose(optionOf(client))} />}
        </CreateHere>
      )}
    </Stack>
  );
}

/** Searches for the typed text; `options` is undefined while the search runs. */
function useClientSearch() {
  const { t } = useLang();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SEARCH_MS);
  const { data, error, isValidating } = useRoute(clients.choix, { query: { search, limit: LISTED } });
  const isSettled = search === text.trim() && !isValidating;
  // After an error `data` belongs to an older text, so it is left out.
  const found = error ? [] : (data ?? []);
  return {
    text,
    setText,
    options: isSettled ? found.map(optionOf) : undefined,
    failure: isSettled && error ? t('commande.clientsechec') : undefined,
  };
}

/** Returns the chosen client as an option; a client restored by a draft is read from the server. */
function useChosen(clientid: unknown, commande: Commande | undefined) {
  const [known, setKnown] = useState<ComboboxOption | null>(() =>
    commande ? optionOf({ ...commande, libelleclient: commande.client }) : null,
  );
  const id = typeof clientid === 'number' ? clientid : null;
  const isKnown = id === null || known?.key === id;
  const { data } = useRoute(clients.choix, isKnown ? null : { query: { clientid: id, limit: 1 } });
  const found = data?.find((client) => client.clientid === id);
  const chosen = isKnown ? known : { key: id, label: '…', ...(found && optionOf(found)) };
  return { chosen: id === null ? null : chosen, remember: setKnown };
}
