import { useState } from 'react';
import type { Depense } from '#contract/depenses';
import { type Reglement, reglements } from '#contract/reglements';
import { isFuture } from '#domain/dates';
import { nameWithoutExtension } from '#domain/fichier';
import { REGLEMENT_FROM, typeOf } from '#domain/reglement';
import { useMutationOf } from '../api/useMutationOf';
import { useCallForm } from '../forms/useCallForm';
import { useLang } from '../i18n/useLang';
import { reloadOf } from '../records/conflict';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { EditedReglement, NewReglement } from './reglementFields';

const FORM = 'reglement';
const FROM = REGLEMENT_FROM.depense;
/** A payment changes its expense's remainder and its register's balance. */
const TOUCHES = { touches: ['reglements', 'depenses', 'caisses', 'projets'] };

const valuesOf = ({ caisseid, montantremis, date }: Reglement) => ({ caisseid, montant: montantremis, date });

interface Paid {
  depense: Depense;
  /** Null makes a new one. */
  reglement: Reglement | null;
  montantrestant: number;
}

/** The form of an expense's payment: amount pre-filled with the amount to settle, date today (spec § 5 Payment). */
export function useReglementForm({ depense, reglement, montantrestant }: Paid, onSaved: () => void) {
  const { depenseid } = depense;
  const labels = useReglementLabels();
  const today = useToday();
  const [base, setBase] = useState(reglement);
  const [progress, setProgress] = useState<number | null>(null);
  const recordId = base ? `${base.reglementid}.${base.version}` : `new.${depenseid}`;
  const create = useMutationOf(reglements.create, TOUCHES);
  const update = useMutationOf(reglements.update, TOUCHES);
  const save = useSave(FORM, recordId, onSaved);

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: base?.file ? EditedReglement : NewReglement,
    defaults: {
      depenseid,
      ...(base ? valuesOf(base) : { caisseid: null, montant: montantrestant, date: today }),
      file: null,
    },
    rules: ({ date }) => (isFuture(date, today) ? { date: 'date.future' } : {}),
    labels,
    onSubmit: async ({ file, ...typed }) => {
      const fields = { ...typed, from: FROM, type: typeOf(FROM) };
      const body = file ? { ...fields, filename: nameWithoutExtension(file.name) } : fields;
      const sent = { file: file ?? null };
      try {
        await save({ ...body, ...sent, version: base?.version }, (options) => {
          const watched = file ? { ...options, onProgress: setProgress } : options;
          if (!base) return create.submit({ body, ...sent }, watched);
          const { reglementid, version } = base;
          return update.submit({ params: { reglementid }, body: { ...body, version }, ...sent }, watched);
        });
      } finally {
        setProgress(null);
      }
    },
  });

  const onReload = reloadOf(reglements.update, form, [base, setBase], valuesOf);
  return { form, base, today, progress, onReload };
}

function useReglementLabels() {
  const { t } = useLang();
  return {
    depenseid: t('reglement.depense'),
    caisseid: t('reglement.caisse'),
    montant: t('reglement.montantremis'),
    date: t('reglement.date'),
    file: t('reglement.preuve'),
  };
}
