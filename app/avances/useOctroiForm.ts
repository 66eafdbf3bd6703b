import { type Avance, OctroiFields } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { caisses } from '@comptoir/contract/caisses';
import type { Nature } from '@comptoir/domain/caisse';
import { isFuture } from '@comptoir/domain/dates';
import { add, formatMontant } from '@comptoir/domain/money';
import { hasOperateur } from '@comptoir/domain/reference';
import { REGLEMENT_FROM } from '@comptoir/domain/reglement';
import { soldesApres } from '@comptoir/domain/transfert';
import { useRef } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { emptyOf } from '../records/forms/emptyOf';
import { useCallForm } from '../records/forms/useCallForm';
import { useProposed } from '../records/forms/useProposed';
import { isArretee } from '../records/jours';
import { referenceRule } from '../records/reference/referenceRule';
import { useNatureOf } from '../records/reference/useNatureOf';
import { useFormOnLine } from '../records/useFormOnLine';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { bonAvanceDe, type Piece, usePieceOffer } from '../reglements/PieceDialog';
import { useUsualCaisse } from '../reglements/useUsualCaisse';
import { TOUCHES } from './touches';

export const FORM = 'avanceaccorder';

interface Granting {
  onSaved(): void;
}

/**
 * The form that pays an advance out of a register; a wallet asks for its reference (ADR 0037, ADR 0039). The toast offers
 * its slip (ADR 0047).
 */
export function useOctroiForm({ avanceid, version, montant, porteur }: Avance, { onSaved }: Granting) {
  const { t } = useLang();
  const today = useToday();
  const natureOf = useNatureOf();
  const offerOf = usePieceOffer();
  const { submit } = useMutationOf(avances.accorder, TOUCHES);
  const { usual, keepUsed } = useUsualCaisse(REGLEMENT_FROM.depense, today);
  const proposed = natureOf(usual) === 'avance' ? null : usual;
  const recordId = `${avanceid}.${version}`;
  const bon = useRef<Piece | null>(null);
  const named = { montant: formatMontant(montant), porteur };
  const save = useSave(FORM, recordId, onSaved, {
    title: t('avance.accordertitre', named),
    success: () => [t('avance.accorderfait', named), offerOf(t('dashboard.imprimer'), bon.current)],
  });
  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: OctroiFields,
    defaults: { ...emptyOf(OctroiFields), sourceid: proposed, date: today },
    rules: ({ date, sourceid, referencesource }) => ({
      ...(date && isFuture(date, today) ? { date: 'date.future' } : {}),
      ...referenceRule('referencesource', natureOf(sourceid), referencesource),
    }),
    labels: {
      sourceid: t('reglement.caisse'),
      date: t('depense.date'),
      referencesource: t('reglement.reference'),
      frais: t('transfert.frais'),
    },
    onSubmit: (body) =>
      save({ ...body, montant, version }, async (options) => {
        const { data } = await submit({ params: { avanceid }, body: { ...body, version } }, options);
        bon.current = bonAvanceDe(data);
        keepUsed(body.sourceid);
      }),
  });
  const { sourceid } = form.values;
  useProposed(form, sourceid, proposed);
  const chosen = { ...form.field('sourceid'), onValueChange: (id: unknown) => chooseSource(form, id, natureOf(id)) };
  return { form: useFormOnLine(form, t('ligne.necessaire')), chosen, nature: natureOf(sourceid), today };
}

type OctroiForm = ReturnType<typeof useCallForm<typeof OctroiFields>>;

/** Chooses a register: the operator of another one did not say this reference, and cash has no fee. */
function chooseSource({ setValue }: OctroiForm, sourceid: unknown, nature: Nature | undefined) {
  setValue('sourceid', sourceid as number | null);
  setValue('referencesource', '');
  if (nature && !hasOperateur(nature)) setValue('frais', 0);
}

/**
 * The registers that an advance may be paid out of, the chosen one, what it holds afterwards, in francs, and whether it is
 * closed on the typed day.
 */
export function useSources({ montant }: Avance, { values, error }: OctroiForm) {
  const { data, error: failure, read } = useRoute(caisses.all, {});
  const choices = data?.filter(({ nature }) => nature !== 'avance') ?? null;
  const source = choices?.find(({ caisseid }) => caisseid === values.sourceid) ?? null;
  const frais = typeof values.frais === 'number' ? values.frais : 0;
  // After a lost answer the balance may be without this money already, so it is not checked again.
  const isSentAgain = error?.isUnknownResult === true;
  const isKnown = source !== null && source.solde !== null && !isSentAgain;
  const reste = isKnown ? soldesApres({ montant, frais }, { source: source.solde ?? 0, cible: null }).source : null;
  const date = isSentAgain ? null : values.date;
  return {
    ...{ source, reste, isClosed: source !== null && isArretee(source, date) },
    /** What the select of registers shows. */
    registers: { choices, read, hasFailed: failure !== undefined, date, besoin: add(montant, frais) },
  };
}
