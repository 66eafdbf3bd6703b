import type { CaisseChoice } from '@comptoir/contract/caisseChoices';
import { type Reglement, reglements } from '@comptoir/contract/reglements';
import { formatDateLong } from '@comptoir/domain/dates';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import { formatMontant } from '@comptoir/domain/money';
import { isPlainDate } from '@comptoir/domain/plainDate';
import { hasIdentical, REGLEMENT_FROM, type ReglementFrom } from '@comptoir/domain/reglement';
import type { ReglementPreview } from '@comptoir/domain/reglementPreview';
import type { Francs } from '@comptoir/domain/units';
import { type FormEvent, useState } from 'react';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import type { Dette } from './dette';
import type { useReglementForm } from './useReglementForm';

/** The question about an amount that means too much change; it names the amount as the form does. */
const DOUTEUX: Readonly<Record<ReglementFrom, TextKey>> = {
  [REGLEMENT_FROM.depense]: 'reglement.remisdouteux',
  [REGLEMENT_FROM.commande]: 'reglement.commande.remisdouteux',
};

interface Paying {
  form: ReturnType<typeof useReglementForm>['form'];
  /** The payment that is being corrected. */
  base: Reglement | null;
  caisse: CaisseChoice | null;
  preview: ReglementPreview;
  /** The payment is sent a second time, after a lost answer: nothing is asked. */
  isSentAgain: boolean;
}

/** What a payment is asked about before it is saved; amounts in francs. */
export interface Doubts {
  sentences: string[];
  /** The amount itself may be wrong. */
  isMontant: boolean;
  remis: Francs;
  /** What the operator received too much, which is kept if the person confirms; 0 if it is not asked about. */
  trop: Francs;
}

/**
 * Returns a submit that asks for confirmation first when a payment is probably a mistake: an implausible amount, an
 * identical payment, or more than is owed by an operator, who gives no change (PRODUCT D, DESIGN rule 15, ADR 0052).
 */
export function useDoubts(dette: Dette, paying: Paying, onSubmit: () => Promise<void>) {
  const doubts = useFound(dette, paying);
  const [isAsking, setIsAsking] = useState(false);
  const send = () => {
    if (doubts.trop > 0) paying.form.setValue('troppercu', doubts.trop);
    return onSubmit();
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (doubts.sentences.length > 0) setIsAsking(true);
    else await onSubmit();
  };
  const confirm = () => {
    setIsAsking(false);
    void send();
  };
  return { doubts, isAsking, submit, confirm, cancel: () => setIsAsking(false) };
}

function useFound({ from, id }: Dette, { form, base, caisse, preview, isSentAgain }: Paying): Doubts {
  const { t, lang } = useLang();
  const query = { from, page: 1, limit: MAX_LIMIT };
  const { data = [] } = useRoute(reglements.ofDette, { params: { id }, query });
  const { date, troppercu: garde } = form.values;
  const { owed, rendu, troppercu, isImplausible } = preview;
  const remis = Number(form.values.montant);
  if (isSentAgain) return { sentences: [], isMontant: false, remis, trop: 0 };
  const sentences: string[] = [];
  const trop = troppercu === garde ? 0 : troppercu;
  if (trop > 0) sentences.push(t('reglement.troppercuaide', { trop: formatMontant(trop) }));
  if (isImplausible) {
    const named = { remis: formatMontant(remis), montant: formatMontant(owed), rendu: formatMontant(rendu) };
    sentences.push(t(DOUTEUX[from], named));
  }
  const reglementid = base?.reglementid ?? null;
  const made = caisse && isPlainDate(date) && { caisseid: caisse.caisseid, montantremis: remis, date, reglementid };
  if (made && hasIdentical(data, made)) {
    const named = { montant: formatMontant(remis), caisse: caisse.libelle, date: formatDateLong(made.date, lang) };
    sentences.push(t('reglement.identique', named));
  }
  return { sentences, isMontant: isImplausible || trop > 0, remis, trop };
}
