import type { Caisse } from '@comptoir/contract/caisses';
import { transfertIssues } from '@comptoir/contract/transfertRules';
import { TransfertFields, transferts } from '@comptoir/contract/transferts';
import { formatMontant } from '@comptoir/domain/money';
import { useLang } from '../frame/i18n/useLang';
import { useImprimeOffer } from '../imprimes/ImprimeDialog';
import { imprimeDeTransfert } from '../imprimes/imprimable';
import { caisseField } from '../operations/caisseField';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { useToday } from '../records/useToday';
import { useCibles } from './useCibles';

export const TOUCHES = { touches: ['caisses', 'transferts'] };

/** The register that money leaves; `solde` is its balance, in francs. */
export type Source = Pick<Caisse, 'caisseid' | 'libelle' | 'nature' | 'solde'>;

/**
 * The form of a transfer out of a register; the toast says whether the money has arrived or is on its way, and offers
 * its slip (ADR 0047). A wallet asks for the reference of what it sends, and of what it receives at once (ADR 0037).
 */
export function useTransfertForm({ caisseid: sourceid, nature }: Source, onEnd: () => void) {
  const { t } = useLang();
  const today = useToday();
  const offerOf = useImprimeOffer();
  const { cibleOf } = useCibles();
  const form = useSentForm({
    ...TOUCHES,
    formName: 'transfert',
    recordId: `new.${sourceid}`,
    schema: TransfertFields,
    defaults: { sourceid, date: today },
    rules: (body) => {
      const cible = cibleOf(body.cibleid);
      return transfertIssues(body, { source: { nature }, cible, recu: !cible?.attente, today });
    },
    labels: {
      sourceid: 'transfert.source',
      cibleid: 'transfert.cible',
      montant: 'depense.montant',
      frais: 'transfert.frais',
      date: 'depense.date',
      referencesource: 'transfert.referencesource',
      referencecible: 'transfert.referencecible',
      motif: 'activite.code',
    },
    write: (body) => writeOf(transferts.create, { body }),
    said: (saved) => {
      const { etat, montant, cible: libelle } = saved;
      const text = t(etat === 'recu' ? 'transfert.fait' : 'transfert.faitenroute', {
        montant: formatMontant(montant),
        libelle,
      });
      return [text, offerOf(t('dashboard.imprimer'), imprimeDeTransfert(saved))];
    },
    onEnd,
  });
  const chosen = caisseField(form, { caisse: 'cibleid', reference: 'referencecible' }, () => undefined);
  return { form, chosen, cible: cibleOf(form.values.cibleid) };
}

export type TransfertForm = ReturnType<typeof useTransfertForm>['form'];
