import { useState } from 'react';
import { type Reglement, reglements } from '#contract/reglements';
import { isFuture } from '#domain/dates';
import { nameWithoutExtension } from '#domain/fichier';
import { typeOf } from '#domain/reglement';
import { useMutationOf } from '../api/useMutationOf';
import { useCallForm } from '../forms/useCallForm';
import { useLang } from '../i18n/useLang';
import { reloadOf } from '../records/conflict';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { DETTES, type Dette } from './dette';
import { KeptProofReglement, ProvenReglement } from './reglementFields';

const FORM = 'reglement';

const valuesOf = ({ caisseid, montantremis, date }: Reglement) => ({ caisseid, montant: montantremis, date });

interface Paid {
  dette: Dette;
  /** Null makes a new one. */
  reglement: Reglement | null;
  montantrestant: number;
}

/** The form of a debt's payment: amount pre-filled with the amount to settle, date today (spec § 5 Payment). */
export function useReglementForm({ dette, reglement, montantrestant }: Paid, onSaved: () => void) {
  const { t } = useLang();
  const { from, id: depenseid } = dette;
  const { texts, touches } = DETTES[from];
  const labels = useReglementLabels(t(texts.montant));
  const today = useToday();
  const [base, setBase] = useState(reglement);
  const [progress, setProgress] = useState<number | null>(null);
  const recordId = base ? `${base.reglementid}.${base.version}` : `new.${depenseid}`;
  const create = useMutationOf(reglements.create, { touches });
  const update = useMutationOf(reglements.update, { touches });
  const save = useSave(FORM, recordId, onSaved);

  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: base?.file ? KeptProofReglement : ProvenReglement,
    defaults: {
      depenseid,
      ...(base ? valuesOf(base) : { caisseid: null, montant: montantrestant, date: today }),
      file: null,
    },
    rules: ({ date }) => (isFuture(date, today) ? { date: 'date.future' } : {}),
    labels,
    onSubmit: async ({ file, ...typed }) => {
      const fields = { ...typed, from, type: typeOf(from) };
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

function useReglementLabels(dette: string) {
  const { t } = useLang();
  return {
    depenseid: dette,
    caisseid: t('reglement.caisse'),
    montant: t('reglement.montantremis'),
    date: t('reglement.date'),
    file: t('reglement.preuve'),
  };
}
