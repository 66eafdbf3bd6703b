import { type Client, ClientFields, clients } from '@comptoir/contract/clients';
import { fieldsOf } from '@comptoir/contract/fields';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { reloadOf } from '../records/conflict';
import { emptyOf } from '../records/forms/emptyOf';
import { type CallForm, useCallForm } from '../records/forms/useCallForm';
import { useSave } from '../records/useSave';
import { isPersonne } from './typesClient';

const FORM = 'client';
/** Orders are refreshed too, because they show their client's name and phone. */
const TOUCHES = { touches: ['clients', 'commandes'] };

/** The fields of the form. The photo is one of them, so that a draft restores it (PRODUCT 1.21). */
const ClientForm = z.extend(ClientFields, { photo: z.optional(z.file('fichier.aucun')) });

export type ClientFormState = CallForm<typeof ClientForm>;

const valuesOf = (client: Client) => fieldsOf(ClientFields, client);

// spec § 5 Client: a new client is a Particulier by default.
const NEW = { ...emptyOf(ClientFields), typeclient: 'Particulier' } as const;

/** The labels of the fields; the label of the name depends on the type (spec § 2 Clients). */
function useClientLabels(typeclient: unknown) {
  const { t } = useLang();
  return {
    photo: t('client.photo'),
    typeclient: t('client.typeclient'),
    libelleclient: t(isPersonne(typeclient) ? 'client.nom' : 'client.denomination'),
    tel: t('client.tel'),
    email: t('client.email'),
    adresse: t('client.adresse'),
  };
}

interface Saving {
  onClose(): void;
  /** Gets the client as the server has saved it, before the form closes. */
  onSaved?: ((client: Client) => void) | undefined;
}

/** The form of a client; null creates one. */
export function useClientForm(client: Client | null, { onClose, onSaved }: Saving) {
  const [base, setBase] = useState(client);
  const [progress, setProgress] = useState<number | null>(null);
  const recordId = base ? `${base.clientid}.${base.version}` : 'new';
  const create = useMutationOf(clients.create, TOUCHES);
  const update = useMutationOf(clients.update, TOUCHES);
  const save = useSave(FORM, recordId, onClose);
  // The name's label depends on the type. The form that holds the type needs the labels first, so the type is kept here
  // too.
  const [typeclient, setTypeclient] = useState<unknown>((client ?? NEW).typeclient);

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: ClientForm,
    defaults: base ? valuesOf(base) : NEW,
    labels: useClientLabels(typeclient),
    onSubmit: async ({ photo, ...fields }) => {
      const file = photo ?? null;
      try {
        await save({ ...fields, file, version: base?.version }, async (options) => {
          const watched = file ? { ...options, onProgress: setProgress } : options;
          const answer = base
            ? await update.submit({ body: { ...fields, ...identityOf(base) }, file }, watched)
            : await create.submit({ body: fields, file }, watched);
          onSaved?.(answer.data);
        });
      } finally {
        setProgress(null);
      }
    },
  });
  if (form.values.typeclient !== typeclient) setTypeclient(form.values.typeclient);

  const onReload = reloadOf(clients.update, form, [base, setBase], valuesOf);
  return { form, photo: base?.photo ?? '', type: base?.typeclient, progress, onReload };
}

// spec § 7 sends the photo's old path along, but the server does not use it (PRODUCT 1.18).
const identityOf = ({ clientid, version, photo }: Client) => ({ clientid, version, oldfilepath: photo });
