import { type Arrete, arretes } from '@comptoir/contract/arretes';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { ProofField } from '../records/fichiers/ProofField';
import { FormInputs } from '../records/forms/FormInputs';
import { useCallForm } from '../records/forms/useCallForm';
import { RecordForm } from '../records/RecordForm';
import { useSave } from '../records/useSave';
import { useNomArrete } from './arreteLook';

const FORM = 'arretejoindre';
const TOUCHES = { touches: ['arretes', 'caisses'] };

/** The proof is a field of the form, so that a draft restores it (PRODUCT 1.21). */
const Piece = z.strictObject({ file: z.file('fichier.requis') });

export interface JoindreModalProps {
  arrete: Arrete;
  onClose(): void;
}

/** The form that attaches to a closing what its figure was read from; once (ADR 0044). */
export function JoindreModal({ arrete, onClose }: JoindreModalProps) {
  const { t } = useLang();
  const nom = useNomArrete()(arrete);
  const { form, progress } = useJoindreForm(arrete, nom, onClose);
  return (
    <RecordForm
      title={t('arrete.joindretitre', { nom })}
      form={form}
      onClose={onClose}
      missing={form.missing}
      isSaveDisabled={!form.isValid}
    >
      <FormInputs
        form={form}
        inputs={{
          file: <ProofField field={form.field('file')} hint={t('arrete.joindreaide')} progress={progress} required />,
        }}
      />
    </RecordForm>
  );
}

function useJoindreForm({ arreteid, version }: Arrete, nom: string, onClose: () => void) {
  const { t } = useLang();
  const [progress, setProgress] = useState<number | null>(null);
  const { submit } = useMutationOf(arretes.joindre, TOUCHES);
  const recordId = `${arreteid}.${version}`;
  const save = useSave(FORM, recordId, onClose, {
    title: t('arrete.joindretitre', { nom }),
    success: () => [t('arrete.joindrefait')],
  });
  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: Piece,
    defaults: { file: null },
    labels: { file: t('arrete.photo') },
    onSubmit: async ({ file }) => {
      const args = { params: { arreteid }, body: {}, file };
      try {
        await save({ arreteid, file }, (options) => submit(args, { ...options, onProgress: setProgress }));
      } finally {
        setProgress(null);
      }
    },
  });
  return { form, progress };
}
