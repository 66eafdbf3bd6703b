import { type Avance, OctroiFields } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { caisses } from '@comptoir/contract/caisses';
import { transfertIssues } from '@comptoir/contract/transfertRules';
import { soldeAfterEdit } from '@comptoir/domain/caisse';
import { formatMontant } from '@comptoir/domain/money';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { sortieOf } from '@comptoir/domain/transfert';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useImprimeOffer } from '../imprimes/ImprimeDialog';
import { imprimeDAvance } from '../imprimes/imprimable';
import { caisseField } from '../operations/caisseField';
import { useNatureOf } from '../operations/caissesVues';
import { isArretee } from '../operations/jours';
import type { CallForm } from '../records/forms/useCallForm';
import { useProposed } from '../records/forms/useProposed';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { useToday } from '../records/useToday';
import { useUsualCaisse } from '../reglements/useUsualCaisse';
import { TOUCHES } from './touches';

export const FORM = 'avanceaccorder';

/**
 * The form that pays an advance out of a register; a wallet asks for its reference (ADR 0037, ADR 0039). The toast
 * offers its slip (ADR 0047).
 */
export function useOctroiForm({ avanceid, version, montant, porteur }: Avance, onEnd: () => void) {
  const { t } = useLang();
  const today = useToday();
  const natureOf = useNatureOf();
  const offerOf = useImprimeOffer();
  const { usual, keepUsed } = useUsualCaisse(REGLEMENT_FROM.depense, today);
  const proposed = natureOf(usual) === 'avance' ? null : usual;
  const named = { montant: formatMontant(montant), porteur };
  const form = useSentForm({
    ...TOUCHES,
    formName: FORM,
    recordId: `${avanceid}.${version}`,
    schema: OctroiFields,
    defaults: { sourceid: proposed, date: today },
    rules: (body) => {
      const nature = natureOf(body.sourceid);
      return transfertIssues(body, { source: nature && { nature }, today });
    },
    labels: {
      sourceid: 'reglement.caisse',
      date: 'depense.date',
      referencesource: 'reglement.reference',
      frais: 'transfert.frais',
    },
    needsLine: 'ligne.necessaire',
    write: (body) => writeOf(avances.accorder, { params: { avanceid }, body: { ...body, version } }),
    title: t('avance.accordertitre', named),
    said: (saved) => [t('avance.accorderfait', named), offerOf(t('dashboard.imprimer'), imprimeDAvance(saved))],
    onEnd: (saved, { sourceid }) => {
      if (saved) keepUsed(sourceid);
      onEnd();
    },
  });
  const { sourceid } = form.values;
  useProposed(form, sourceid, proposed);
  const chosen = caisseField(form, { caisse: 'sourceid', reference: 'referencesource', frais: 'frais' }, natureOf);
  return { form, chosen, nature: natureOf(sourceid) };
}

/**
 * The registers that an advance may be paid out of, the chosen one, what it holds afterwards, in francs, and whether it
 * is closed on the typed day.
 */
export function useSources({ montant }: Avance, { values, isSentAgain }: CallForm<typeof OctroiFields>) {
  const { data, error: failure, read } = useRoute(caisses.all, {});
  const choices = data?.filter(({ nature }) => nature !== 'avance') ?? null;
  const source = choices?.find(({ caisseid }) => caisseid === values.sourceid) ?? null;
  const besoin = sortieOf({ montant, frais: typeof values.frais === 'number' ? values.frais : 0 });
  const solde = isSentAgain ? null : (source?.solde ?? null);
  const reste = solde === null ? null : soldeAfterEdit(solde, null, { type: 0, montant: besoin });
  const date = isSentAgain ? null : values.date;
  return {
    source,
    reste,
    isClosed: source !== null && isArretee(source, date),
    /** What the select of registers shows. */
    registers: { choices, read, hasFailed: failure !== undefined, date, besoin },
  };
}
