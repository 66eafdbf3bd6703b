import { type Avance, RenduFields } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { isFuture } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { useRef } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { emptyOf } from '../records/forms/emptyOf';
import { useCallForm } from '../records/forms/useCallForm';
import { useProposed } from '../records/forms/useProposed';
import { isArretee } from '../records/jours';
import { referenceRule } from '../records/reference/referenceRule';
import { useCibles } from '../records/useCibles';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { recordOf } from './recordOf';

/** A draft that waits, and a write that waits for the line, are called a transfer: it is about cash. */
const FORM = 'transfert';
const TOUCHES = { touches: ['avances', 'transferts', 'caisses'] };

/**
 * The form that gives back what is left of an advance, or a part of it; the toast says whether the money has arrived or
 * waits to be accepted (ADR 0039).
 */
export function useRendreForm({ avanceid, sourceid, solde }: Avance, onSaved: () => void) {
  const { t } = useLang();
  const today = useToday();
  const { submit } = useMutationOf(avances.rendre, TOUCHES);
  const { cibleOf } = useCibles();
  // What was granted goes back to where it came from, unless nothing is written there today.
  const origine = cibleOf(sourceid);
  const proposed = origine && !isArretee(origine, today) ? origine.caisseid : null;
  const recordId = recordOf(avanceid);
  const said = useRef('');
  const save = useSave(FORM, recordId, onSaved, { success: () => [said.current] });
  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: RenduFields,
    defaults: { ...emptyOf(RenduFields), cibleid: proposed, montant: solde, date: today },
    rules: ({ date, cibleid, referencecible }) => {
      const cible = cibleOf(cibleid);
      return {
        ...(date && isFuture(date, today) ? { date: 'date.future' } : {}),
        ...(cible?.attente ? {} : referenceRule('referencecible', cible?.nature, referencecible)),
      };
    },
    labels: {
      montant: t('depense.montant'),
      cibleid: t('transfert.cible'),
      referencecible: t('transfert.referencecible'),
      date: t('depense.date'),
    },
    onSubmit: (body) =>
      save(body, async (options) => {
        await submit({ params: { avanceid }, body }, options);
        const cible = cibleOf(body.cibleid);
        const text = cible?.attente ? 'avance.rendrefaitenroute' : 'avance.rendrefait';
        said.current = t(text, { montant: formatMontant(body.montant), libelle: cible?.libelle ?? '' });
      }),
  });
  useProposed(form, form.values.cibleid, proposed);
  return { form, cible: cibleOf(form.values.cibleid), today };
}

export type RendreForm = ReturnType<typeof useRendreForm>['form'];
