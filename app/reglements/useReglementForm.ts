import { fieldsOf } from '@comptoir/contract/fields';
import { type Reglement, ReglementSaisi, reglements } from '@comptoir/contract/reglements';
import { isSansNom } from '@comptoir/domain/beneficiaire';
import type { Nature } from '@comptoir/domain/caisse';
import { isFuture } from '@comptoir/domain/dates';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import { formatMontant } from '@comptoir/domain/money';
import { hasOperateur } from '@comptoir/domain/reference';
import { REGLEMENT_FROM, typeOf } from '@comptoir/domain/reglement';
import type { Francs, RecordId } from '@comptoir/domain/units';
import { useEffect, useState } from 'react';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { reloadOf } from '../records/conflict';
import { emptyOf } from '../records/forms/emptyOf';
import { type CallForm, useCallForm } from '../records/forms/useCallForm';
import { referenceRule } from '../records/reference/referenceRule';
import { useNatureOf } from '../records/reference/useNatureOf';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { DETTES, type Dette } from './dette';
import { TEXTES_DETTE } from './detteTexts';
import { ProvenReglement, UnprovenReglement } from './reglementFields';
import { useImpressionApres } from './useImpressionApres';
import { type Settled, useSaid } from './useSaid';
import { useUsualCaisse } from './useUsualCaisse';

const FORM = 'reglement';

const valuesOf = (reglement: Reglement) => ({
  ...fieldsOf(ReglementSaisi, reglement),
  montant: reglement.montantremis,
  // An answer that an older version of the app has cached has none.
  troppercu: reglement.troppercu ?? 0,
});

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
  const { touches } = DETTES[from];
  const labels = useReglementLabels(from);
  const today = useToday();
  const [base, setBase] = useState(reglement);
  const [progress, setProgress] = useState<number | null>(null);
  const isProofRequired = from === REGLEMENT_FROM.depense && !base?.file;
  const recordId = base ? `${base.reglementid}.${base.version}` : `new.${depenseid}`;
  const create = useMutationOf(reglements.create, { touches });
  const update = useMutationOf(reglements.update, { touches });
  const { usual, keepUsed } = useUsualCaisse(from, today);
  const natureOf = useNatureOf();
  const { foresee, done, success } = useSaid(dette, { ...settled, keptOf: useKeptOf() });
  const printAfter = useImpressionApres(dette);
  const save = useSave(FORM, recordId, onSaved, { success });
  const fresh = {
    ...emptyOf(ReglementSaisi),
    caisseid: usual,
    montant: remis ?? montantrestant,
    troppercu: 0,
    date: today,
  };
  const begun = base ? valuesOf(base) : fresh;

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: isProofRequired ? ProvenReglement : UnprovenReglement,
    defaults: { depenseid, ...begun, file: null },
    rules: (body) => ({
      ...(isFuture(body.date, today) ? { date: 'date.future' } : {}),
      ...referenceRule('reference', natureOf(body.caisseid), body.reference),
      ...(isSansNom(body) ? { beneficiaire: 'champ.requis' } : {}),
    }),
    labels,
    onSubmit: async ({ file, ...typed }) => {
      const fields = { ...typed, from, type: typeOf(from) };
      const body = file ? { ...fields, filename: nameWithoutExtension(file.name) } : fields;
      const sent = { file: file ?? null };
      const write = (options: Parameters<typeof create.submit>[1]) => {
        if (!base) return create.submit({ body, ...sent }, options);
        const { reglementid, version } = base;
        return update.submit({ params: { reglementid }, body: { ...body, version }, ...sent }, options);
      };
      try {
        await save({ ...body, ...sent, version: base?.version }, async (options) => {
          const { data } = await write(file ? { ...options, onProgress: setProgress } : options);
          // No payment may be dated later than today, so the remainder after today's payment counts all others too
          // (PRODUCT 1.4).
          const isLast = !base && typed.date === today;
          done(data, isLast ? data.montantrestant : null, base?.numero);
          if (!base) printAfter(data);
        });
      } finally {
        setProgress(null);
      }
      keepUsed(typed.caisseid);
    },
  });
  useBegunLate(form, base ? null : begun);

  const onReload = reloadOf(reglements.update, form, [base, setBase], valuesOf);
  const chosen = { ...form.field('caisseid'), onValueChange: (id: unknown) => chooseCaisse(form, id, natureOf(id)) };
  const nature = natureOf(form.values.caisseid);
  return { form, chosen, nature, base, isProofRequired, today, progress, foresee, onReload };
}

/** Chooses a register of this nature: the operator of another one did not say this reference, and cash has no fee. */
function chooseCaisse({ setValue }: CallForm<typeof ProvenReglement>, caisseid: unknown, nature: Nature | undefined) {
  setValue('caisseid', caisseid as number | null);
  setValue('reference', '');
  if (nature && !hasOperateur(nature)) setValue('frais', 0);
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

function useReglementLabels(from: Dette['from']) {
  const { t } = useLang();
  return {
    depenseid: t(DETTES[from].montant),
    caisseid: t('reglement.caisse'),
    montant: t(TEXTES_DETTE[from].remis),
    date: t('depense.date'),
    reference: t('reglement.reference'),
    frais: t('reglement.frais'),
    troppercu: t('reglement.troppercu'),
    beneficiaire: t('reglement.beneficiaire'),
    beneficiairetel: t('reglement.beneficiairetel'),
    file: t('reglement.preuve'),
  };
}
