import { type Avance, JustificationFields } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { isSansNom } from '@comptoir/domain/beneficiaire';
import { isFuture } from '@comptoir/domain/dates';
import { nameWithoutExtension } from '@comptoir/domain/fichier';
import { formatMontant } from '@comptoir/domain/money';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { emptyOf } from '../records/forms/emptyOf';
import { useCallForm } from '../records/forms/useCallForm';
import { useSave } from '../records/useSave';
import { useToday } from '../records/useToday';
import { recordOf } from './recordOf';

/** A draft that waits, and a write that waits for the line, are called an expense. */
const FORM = 'depense';
const TOUCHES = { touches: ['avances', 'depenses', 'reglements', 'projets', 'caisses'] };

/** What people type of an expense; the name of its proof is added when it is sent. */
const { filename: _, ...fields } = JustificationFields.shape;

/** The fields of the form. The proof is one of them, so that a draft restores it (PRODUCT 1.21). */
const Saisie = z.strictObject({ file: z.file('fichier.requis'), ...fields });

/** The form of an expense that was paid from an advance; the toast says what stays owed of it (ADR 0039). */
export function useJustifierForm({ avanceid }: Avance, onSaved: () => void) {
  const { t } = useLang();
  const today = useToday();
  const [progress, setProgress] = useState<number | null>(null);
  const { submit } = useMutationOf(avances.justifier, TOUCHES);
  const recordId = recordOf(avanceid);
  const said = useRef('');
  const save = useSave(FORM, recordId, onSaved, { success: () => [said.current] });
  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: Saisie,
    defaults: { ...emptyOf(Saisie), file: null, date: today },
    rules: (body) => ({
      ...(isFuture(body.date, today) ? { date: 'date.future' } : {}),
      ...(isSansNom(body) ? { beneficiaire: 'champ.requis' } : {}),
    }),
    labels: useLabels(),
    onSubmit: async ({ file, ...typed }) => {
      const body = { ...typed, filename: nameWithoutExtension(file.name) };
      try {
        await save({ ...body, file }, async (options) => {
          const { data } = await submit({ params: { avanceid }, body, file }, { ...options, onProgress: setProgress });
          const [montant, du] = [formatMontant(data.montant), formatMontant(data.montantrestant)];
          said.current = t(data.montantrestant > 0 ? 'avance.justiffaitdu' : 'avance.justiffait', { montant, du });
        });
      } finally {
        setProgress(null);
      }
    },
  });
  return { form, progress, today };
}

function useLabels() {
  const { t } = useLang();
  return {
    file: t('reglement.preuve'),
    montant: t('depense.montant'),
    typedepenseid: t('depense.typedepense'),
    libelle: t('depense.libelle'),
    date: t('depense.date'),
    etapeprojetid: t('depense.etape'),
    beneficiaire: t('reglement.beneficiaire'),
    beneficiairetel: t('reglement.beneficiairetel'),
  };
}
