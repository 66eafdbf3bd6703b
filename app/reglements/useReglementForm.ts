import { fieldsOf } from '@comptoir/contract/fields';
import { reglementIssues } from '@comptoir/contract/reglementRules';
import { type Reglement, ReglementSaisi, reglements } from '@comptoir/contract/reglements';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import { formatMontant } from '@comptoir/domain/money';
import { REGLEMENT_FROM, typeOf } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { useLang } from '../frame/i18n/useLang';
import { useImpressionApres } from '../imprimes/useImpressionApres';
import { caisseField } from '../operations/caisseField';
import { useNatureOf } from '../operations/caissesVues';
import type { CallForm } from '../records/forms/useCallForm';
import { useEdited, useEditedForm } from '../records/forms/useEditedForm';
import { writeOf } from '../records/forms/write';
import { useToday } from '../records/useToday';
import { DETTES, type Dette } from './dette';
import { TEXTES_DETTE } from './detteTexts';
import { ProvenReglement, UnprovenReglement } from './reglementFields';
import { type Settled, useSaid } from './useSaid';
import { useUsualCaisse } from './useUsualCaisse';

export interface Paid extends Settled {
  dette: Dette;
  /** The payment to edit; null creates one. */
  reglement: Reglement | null;
  /** The amount still owed today, francs. */
  montantrestant: Francs;
  /** The amount that a new payment begins with, francs; by default what remains owed. */
  remis?: Francs | undefined;
}

/**
 * The form of a debt's payment: the amount begins with the amount to settle, the date with today (spec § 5 Payment).
 */
export function useReglementForm({ dette, reglement, montantrestant, remis, ...settled }: Paid, onSaved: () => void) {
  const { from, id: depenseid } = dette;
  const today = useToday();
  const edited = useEdited(reglement, 'reglementid', `new.${depenseid}`);
  const { base } = edited;
  const isProofRequired = from === REGLEMENT_FROM.depense && !base?.file;
  const { usual, keepUsed } = useUsualCaisse(from, today);
  const natureOf = useNatureOf();
  const said = useSaid(dette, { ...settled, keptOf: useKeptOf() });
  const printAfter = useImpressionApres(dette);
  /** The remaining debt that the form shows when it is sent, francs. */
  const foreseen = useRef<Francs>(0);
  const begun = { caisseid: usual, montant: remis ?? montantrestant };
  const sentOf = ({ file, ...typed }: z.output<typeof UnprovenReglement>) => ({
    body: { ...typed, from, type: typeOf(from), ...(file && { filename: nameWithoutExtension(file.name) }) },
    file: file ?? null,
  });

  const form = useEditedForm(edited, {
    formName: 'reglement',
    schema: isProofRequired ? ProvenReglement : UnprovenReglement,
    fresh: { depenseid, ...begun, date: today },
    valuesOf: (record) => ({
      ...fieldsOf(ReglementSaisi, record),
      depenseid,
      montant: record.montantremis,
      // An answer that an older version of the app has cached has none.
      troppercu: record.troppercu ?? 0,
    }),
    rules: (body) => {
      const nature = natureOf(body.caisseid);
      return reglementIssues({ ...body, from }, { caisse: nature && { nature }, today });
    },
    labels: {
      depenseid: DETTES[from].montant,
      caisseid: 'reglement.caisse',
      montant: TEXTES_DETTE[from].remis,
      date: 'depense.date',
      reference: 'reglement.reference',
      frais: 'reglement.frais',
      troppercu: 'reglement.troppercu',
      beneficiaire: 'reglement.beneficiaire',
      beneficiairetel: 'reglement.beneficiairetel',
      file: 'reglement.preuve',
    },
    touches: DETTES[from].touches,
    create: (typed) => writeOf(reglements.create, sentOf(typed)),
    update: (typed, { reglementid, version }) => {
      const { body, file } = sentOf(typed);
      return writeOf(reglements.update, { params: { reglementid }, body: { ...body, version }, file });
    },
    said: (saved, { date }) => {
      // No payment may be dated later than today, so the remainder after today's payment counts all others too
      // (PRODUCT 1.4).
      const isLast = !base && date === today;
      return said(saved, isLast ? saved.montantrestant : foreseen.current, base?.numero);
    },
    onEnd: (saved, { caisseid }) => {
      keepUsed(caisseid);
      if (saved && !base) printAfter(saved);
      onSaved();
    },
  });
  useBegunLate(form, base ? null : begun);

  const chosen = caisseField(form, { caisse: 'caisseid', reference: 'reference', frais: 'frais' }, natureOf);
  const foresee = (restant: Francs) => {
    foreseen.current = restant;
  };
  return { form, chosen, nature: natureOf(form.values.caisseid), base, isProofRequired, foresee };
}

/** Says what is kept of a payment as overpaid (ADR 0052). */
function useKeptOf() {
  const { t } = useLang();
  return ({ troppercu }: Reglement) =>
    troppercu > 0 ? t('troppercu.garde', { montant: formatMontant(troppercu) }) : '';
}

/**
 * Puts the register and the amount owed into the form when they become known later, unless the user typed something.
 */
function useBegunLate(
  { values, isDirty, busy, setValue, restart }: CallForm<typeof ProvenReglement>,
  begun: { caisseid: RecordId | null; montant: Francs } | null,
): void {
  useEffect(() => {
    if (!begun || busy) return;
    const isBegun = values.caisseid === begun.caisseid && values.montant === begun.montant;
    if (!isDirty && !isBegun) restart();
    if (isDirty && values.caisseid === null && begun.caisseid !== null) setValue('caisseid', begun.caisseid);
  });
}
