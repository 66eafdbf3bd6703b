import type { Caisse } from '@comptoir/contract/caisses';
import { TransfertFields, transferts } from '@comptoir/contract/transferts';
import { isFuture } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import type { Toaster } from '@comptoir/ui/Toasts';
import { useRef } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { emptyOf } from '../records/forms/emptyOf';
import { useCallForm } from '../records/forms/useCallForm';
import { referenceRule } from '../records/reference/referenceRule';
import { useCibles } from '../records/useCibles';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { bordereauDe, usePieceOffer } from '../reglements/PieceDialog';

const FORM = 'transfert';
export const TOUCHES = { touches: ['caisses', 'transferts'] };

export interface Sending {
  onSaved(): void;
}

/** The register that money leaves; `solde` is its balance, in francs. */
export type Source = Pick<Caisse, 'caisseid' | 'libelle' | 'nature' | 'solde'>;

/**
 * The form of a transfer out of a register; the toast says whether the money has arrived or is on its way, and offers its
 * slip (ADR 0047). A wallet asks
 * for the reference of what it sends, and of what it receives at once (ADR 0037).
 */
export function useTransfertForm({ caisseid: sourceid, nature }: Source, { onSaved }: Sending) {
  const { t } = useLang();
  const today = useToday();
  const offerOf = usePieceOffer();
  const { submit } = useMutationOf(transferts.create, TOUCHES);
  const { cibleOf } = useCibles();
  const said = useRef<Parameters<Toaster['success']>>(['']);
  const recordId = `new.${sourceid}`;
  const save = useSave(FORM, recordId, onSaved, { success: () => said.current });
  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: TransfertFields,
    defaults: { ...emptyOf(TransfertFields), sourceid, date: today },
    rules: ({ date, cibleid, referencesource, referencecible }) => {
      const cible = cibleOf(cibleid);
      return {
        ...(date && isFuture(date, today) ? { date: 'date.future' } : {}),
        ...referenceRule('referencesource', nature, referencesource),
        ...(cible?.attente ? {} : referenceRule('referencecible', cible?.nature, referencecible)),
      };
    },
    labels: {
      sourceid: t('transfert.source'),
      cibleid: t('transfert.cible'),
      montant: t('depense.montant'),
      frais: t('transfert.frais'),
      date: t('depense.date'),
      referencesource: t('transfert.referencesource'),
      referencecible: t('transfert.referencecible'),
      motif: t('activite.code'),
    },
    onSubmit: (body) =>
      save(body, async (options) => {
        const { data } = await submit({ body }, options);
        const { etat, montant, cible } = data;
        const text = etat === 'recu' ? 'transfert.fait' : 'transfert.faitenroute';
        said.current = [
          t(text, { montant: formatMontant(montant), libelle: cible }),
          offerOf(t('dashboard.imprimer'), bordereauDe(data)),
        ];
      }),
  });
  return { form, cible: cibleOf(form.values.cibleid), today };
}

export type TransfertForm = ReturnType<typeof useTransfertForm>['form'];
