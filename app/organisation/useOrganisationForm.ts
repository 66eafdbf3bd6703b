import { fieldsOf } from '@comptoir/contract/fields';
import { organisation as calls, type Organisation, OrganisationFields } from '@comptoir/contract/organisation';
import { useState } from 'react';
import * as z from 'zod/mini';
import { refreshSession } from '../frame/session/signing';
import type { CallForm } from '../records/forms/useCallForm';
import { type Edited, useEditedForm } from '../records/forms/useEditedForm';
import { writeOf } from '../records/forms/write';

/** The logo is a field like the others, so that a draft restores it (PRODUCT 1.21). */
const OrganisationForm = z.extend(OrganisationFields, { logo: z.optional(z.file('fichier.aucun')) });

export type OrganisationFormState = CallForm<typeof OrganisationForm>;

/** Labels in the order of the form. */
const LABELS = {
  compagnie: 'organisation.compagnie',
  logo: 'organisation.logo',
  retirerlogo: 'organisation.logo',
  tel: 'client.tel',
  email: 'client.email',
  adresse: 'client.adresse',
  mentions: 'organisation.mentions',
  avancesmax: 'organisation.avancesmax',
  avanceplafond: 'organisation.avanceplafond',
  avanceseuil: 'organisation.avanceseuil',
  preuveunique: 'organisation.preuveunique',
  titreentree: 'organisation.titreentree',
  titresortie: 'organisation.titresortie',
  pied: 'organisation.pied',
  avispiece: 'organisation.avispiece',
  deuxcopies: 'organisation.deuxcopies',
} as const;

/** The form of the organisation; `onSaved` gets the organisation as the server saved it, or 'waiting'. */
export function useOrganisationForm(organisation: Organisation, onSaved: (saved: Organisation | 'waiting') => void) {
  const [base, rebase] = useState(organisation);
  // There is only one organisation, so its id is 1; its version counts as for any record.
  const edited: Edited<Organisation> = { base, recordId: `1.${base.version}`, rebase };
  const form = useEditedForm(edited, {
    formName: 'organisation',
    schema: OrganisationForm,
    valuesOf: (record) => fieldsOf(OrganisationFields, { ...record, retirerlogo: 0 }),
    labels: LABELS,
    touches: ['organisation'],
    update: ({ logo: file = null, ...fields }, { version }) =>
      writeOf(calls.update, { body: { ...fields, version }, file }),
    onEnd: (saved) => {
      // The new session shows the change in the sidebar at once; other people see it with their next token (CONTRACT
      // "Session").
      if (saved) refreshSession().catch(() => undefined);
      onSaved(saved ?? 'waiting');
    },
  });
  return { form, logo: base.logo };
}
