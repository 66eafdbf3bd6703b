import { type Avance, RenduFields } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { transfertIssues } from '@comptoir/contract/transfertRules';
import { formatMontant } from '@comptoir/domain/money';
import { useLang } from '../frame/i18n/useLang';
import { caisseField } from '../operations/caisseField';
import { isArretee } from '../operations/jours';
import { useProposed } from '../records/forms/useProposed';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { useToday } from '../records/useToday';
import { useCibles } from '../transferts/useCibles';
import { recordOf } from './recordOf';

/**
 * The form that gives back what is left of an advance, or a part of it; the toast says whether the money has arrived or
 * waits to be accepted (ADR 0039).
 */
export function useRendreForm({ avanceid, sourceid, solde }: Avance, onEnd: () => void) {
  const { t } = useLang();
  const today = useToday();
  const { cibleOf } = useCibles();
  // The money goes back to the register that it came from, unless that register is closed today.
  const origine = cibleOf(sourceid);
  const proposed = origine && !isArretee(origine, today) ? origine.caisseid : null;
  const form = useSentForm({
    // A draft that waits, and a write that waits for the line, are called a transfer: it is about cash.
    formName: 'transfert',
    recordId: recordOf(avanceid),
    schema: RenduFields,
    defaults: { cibleid: proposed, montant: solde, date: today },
    rules: (body) => {
      const cible = cibleOf(body.cibleid);
      return transfertIssues(body, { cible, recu: !cible?.attente, today });
    },
    labels: {
      montant: 'depense.montant',
      cibleid: 'transfert.cible',
      referencecible: 'transfert.referencecible',
      date: 'depense.date',
    },
    touches: ['avances', 'transferts', 'caisses'],
    write: (body) => writeOf(avances.rendre, { params: { avanceid }, body }),
    said: (_, { cibleid, montant }) => {
      const cible = cibleOf(cibleid);
      const text = cible?.attente ? 'avance.rendrefaitenroute' : 'avance.rendrefait';
      return [t(text, { montant: formatMontant(montant), libelle: cible?.libelle ?? '' })];
    },
    onEnd,
  });
  useProposed(form, form.values.cibleid, proposed);
  const chosen = caisseField(form, { caisse: 'cibleid', reference: 'referencecible' }, () => undefined);
  return { form, chosen, cible: cibleOf(form.values.cibleid) };
}
