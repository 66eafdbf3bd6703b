import { fieldsOf } from '@comptoir/contract/fields';
import { organisation as calls, type Organisation, OrganisationFields } from '@comptoir/contract/organisation';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { refreshSession } from '../frame/session/signing';
import { reloadOf } from '../records/conflict';
import { type CallForm, useCallForm } from '../records/forms/useCallForm';
import { useSave } from '../records/useSave';

const FORM = 'organisation';

/** The logo is a field like the others, so that a draft restores it (PRODUCT 1.21). */
const OrganisationForm = z.extend(OrganisationFields, { logo: z.optional(z.file('fichier.aucun')) });

export type OrganisationFormState = CallForm<typeof OrganisationForm>;

const valuesOf = (organisation: Organisation) => fieldsOf(OrganisationFields, { ...organisation, retirerlogo: 0 });

/** Labels in the order of the form. */
function useOrganisationLabels() {
  const { t } = useLang();
  return {
    compagnie: t('organisation.compagnie'),
    logo: t('organisation.logo'),
    retirerlogo: t('organisation.logo'),
    tel: t('client.tel'),
    email: t('client.email'),
    adresse: t('client.adresse'),
    mentions: t('organisation.mentions'),
    avancesmax: t('organisation.avancesmax'),
    avanceplafond: t('organisation.avanceplafond'),
    avanceseuil: t('organisation.avanceseuil'),
    titreentree: t('organisation.titreentree'),
    titresortie: t('organisation.titresortie'),
    pied: t('organisation.pied'),
    avispiece: t('organisation.avispiece'),
    deuxcopies: t('organisation.deuxcopies'),
  };
}

/** The form of the organisation; `onSaved` gets the organisation as the server saved it, or 'waiting'. */
export function useOrganisationForm(organisation: Organisation, onSaved: (saved: Organisation | 'waiting') => void) {
  const [base, setBase] = useState(organisation);
  const [progress, setProgress] = useState<number | null>(null);
  const saved = useRef(organisation);
  const update = useMutationOf(calls.update, { touches: ['organisation'] });
  // There is only one organisation, so its id is 1; its version counts as for any record.
  const recordId = `1.${base.version}`;
  const save = useSave(FORM, recordId, (outcome) => {
    if (outcome === 'waiting') return onSaved(outcome);
    // The new session shows the change in the sidebar at once; other people see it with their next token (CONTRACT
    // "Session").
    refreshSession().catch(() => undefined);
    onSaved(saved.current);
  });

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: OrganisationForm,
    defaults: valuesOf(base),
    labels: useOrganisationLabels(),
    onSubmit: async ({ logo, ...fields }) => {
      const file = logo ?? null;
      const body = { ...fields, version: base.version };
      try {
        await save({ ...body, file }, async (options) => {
          const watched = file ? { ...options, onProgress: setProgress } : options;
          saved.current = (await update.submit({ body, file }, watched)).data;
        });
      } finally {
        setProgress(null);
      }
    },
  });

  const onReload = reloadOf(calls.update, form, [base, setBase], valuesOf);
  return { form, logo: base.logo, progress, onReload };
}
