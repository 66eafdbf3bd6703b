import { type Arrete, arretes } from '@comptoir/contract/arretes';
import * as z from 'zod/mini';
import { useLang } from '../frame/i18n/useLang';
import { ProofField } from '../records/fichiers/ProofField';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { RecordForm } from '../records/RecordForm';
import { useNomArrete } from './arreteLook';

/** The proof is a field of the form, so that a draft restores it (PRODUCT 1.21). */
const Piece = z.strictObject({ file: z.file('fichier.requis') });

export interface JoindreModalProps {
  arrete: Arrete;
  onClose(): void;
}

/** The form that attaches to a closing the proof of its figure, only once (ADR 0044). */
export function JoindreModal({ arrete, onClose }: JoindreModalProps) {
  const { t } = useLang();
  const { arreteid, version } = arrete;
  const title = t('arrete.joindretitre', { nom: useNomArrete()(arrete) });
  const form = useSentForm({
    formName: 'arretejoindre',
    recordId: `${arreteid}.${version}`,
    schema: Piece,
    labels: { file: 'arrete.photo' },
    touches: ['arretes', 'caisses'],
    write: ({ file }) => writeOf(arretes.joindre, { params: { arreteid }, body: {}, file }),
    title,
    said: () => [t('arrete.joindrefait')],
    onEnd: onClose,
  });
  return (
    <RecordForm
      title={title}
      form={form}
      onClose={onClose}
      missing={form.missing}
      isSaveDisabled={!form.isValid}
      inputs={{ file: <ProofField field={form.field('file')} hint={t('arrete.joindreaide')} required /> }}
    />
  );
}
