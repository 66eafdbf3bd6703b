import { type Client, ClientFields, clients } from '@comptoir/contract/clients';
import { fieldsOf } from '@comptoir/contract/fields';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { CallForm } from '../records/forms/useCallForm';
import { useEdited, useEditedForm } from '../records/forms/useEditedForm';
import { writeOf } from '../records/forms/write';
import { isPersonne } from './typesClient';

/** The fields of the form. The photo is one of them, so that a draft restores it (PRODUCT 1.21). */
const ClientForm = z.extend(ClientFields, { photo: z.optional(z.file('fichier.aucun')) });

export type ClientFormState = CallForm<typeof ClientForm>;

/** spec § 5 Client: a new client is a Particulier by default. */
const NEW = { typeclient: 'Particulier' } as const;

interface Saving {
  onClose(): void;
  /** Gets the client as the server has saved it, before the form closes. */
  onSaved?: ((client: Client) => void) | undefined;
}

/** The form of a client; null creates one. */
export function useClientForm(client: Client | null, { onClose, onSaved }: Saving) {
  const edited = useEdited(client, 'clientid');
  const { base } = edited;
  // The name's label depends on the type. The form that holds the type needs the labels first, so the type is kept here
  // too.
  const [typeclient, setTypeclient] = useState<unknown>((client ?? NEW).typeclient);

  const form = useEditedForm(edited, {
    formName: 'client',
    schema: ClientForm,
    fresh: NEW,
    valuesOf: (record) => fieldsOf(ClientFields, record),
    labels: {
      photo: 'client.photo',
      typeclient: 'client.typeclient',
      // spec § 2 Clients.
      libelleclient: isPersonne(typeclient) ? 'client.nom' : 'client.denomination',
      tel: 'client.tel',
      email: 'client.email',
      adresse: 'client.adresse',
    },
    // Orders are refreshed too, because they show their client's name and phone.
    touches: ['clients', 'commandes'],
    create: ({ photo: file = null, ...body }) => writeOf(clients.create, { body, file }),
    // spec § 7 sends the photo's old path along, but the server does not use it (PRODUCT 1.18).
    update: ({ photo: file = null, ...fields }, { clientid, version, photo: oldfilepath }) =>
      writeOf(clients.update, { body: { ...fields, clientid, version, oldfilepath }, file }),
    onEnd: (saved) => {
      if (saved) onSaved?.(saved);
      onClose();
    },
  });
  if (form.values.typeclient !== typeclient) setTypeclient(form.values.typeclient);

  return { form, photo: base?.photo ?? '', type: base?.typeclient };
}
