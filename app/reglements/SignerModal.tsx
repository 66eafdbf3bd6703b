import { sommeEnLettres } from '@comptoir/contract/imprimes/enLettres';
import { reglements } from '@comptoir/contract/reglements';
import { formatMontant } from '@comptoir/domain/money';
import { SignaturePad } from '@comptoir/ui/SignaturePad';
import { Stack } from '@comptoir/ui/Stack';
import * as z from 'zod/mini';
import { useMutationOf } from '../frame/api/useMutationOf';
import { useLang } from '../frame/i18n/useLang';
import { useBeneficiaire } from '../records/beneficiaire/useBeneficiaire';
import { FormInputs } from '../records/forms/FormInputs';
import { type CallFormField, useCallForm } from '../records/forms/useCallForm';
import { RecordForm } from '../records/RecordForm';
import { useFormOnLine } from '../records/useFormOnLine';
import { useSave } from '../records/useSave';
import type { ASigner } from './decharge';

const FORM = 'decharge';
const TOUCHES = { touches: ['reglements', 'imprimes'] };

/** The signature is a field of the form, so that a draft restores it (PRODUCT 1.21). */
const Signature = z.strictObject({ signature: z.file('fichier.requis') });

export interface SignerModalProps {
  aSigner: ASigner;
  onClose(): void;
  /** Called once the signature was sent, before the dialog closes. */
  onSigned?: (() => void) | undefined;
}

/** The form in which who took the cash of a payment signs its document; once (ADR 0048). */
export function SignerModal({ aSigner, onClose, onSigned }: SignerModalProps) {
  const { t } = useLang();
  const form = useSignature(aSigner, () => {
    onSigned?.();
    onClose();
  });
  return (
    <RecordForm
      title={t('decharge.titre', { numero: aSigner.numero })}
      form={form}
      onClose={onClose}
      missing={form.missing}
      isSaveDisabled={!form.isValid}
    >
      <Recu aSigner={aSigner} />
      <FormInputs form={form} inputs={{ signature: <SignatureInput field={form.field('signature')} /> }} />
    </RecordForm>
  );
}

function useSignature({ reglementid, imprimeid, numero }: ASigner, onSaved: () => void) {
  const { t } = useLang();
  const { submit } = useMutationOf(reglements.signer, TOUCHES);
  // Another document of the same payment is signed anew.
  const recordId = `${reglementid}.${imprimeid}`;
  const save = useSave(FORM, recordId, onSaved, {
    title: t('decharge.titre', { numero }),
    success: () => [t('decharge.fait', { numero })],
  });
  const form = useCallForm({
    formName: FORM,
    recordId,
    schema: Signature,
    defaults: { signature: null },
    labels: { signature: t('decharge.signature') },
    onSubmit: ({ signature: file }) =>
      save({ reglementid, numero, file }, (options) =>
        submit({ params: { reglementid }, body: { numero }, file }, options),
      ),
  });
  return useFormOnLine(form, t('decharge.horsligne'));
}

/** What they sign: that they took this amount, and who they are. */
function Recu({ aSigner }: Pick<SignerModalProps, 'aSigner'>) {
  const { t, lang } = useLang();
  const { montant } = aSigner;
  const nom = useBeneficiaire()(aSigner);
  const { de, somme } = sommeEnLettres(montant, lang);
  const named = { somme: lang === 'fr' ? `${de}${somme}` : somme, montant: formatMontant(montant) };
  return (
    <Stack data-wide>
      <p>
        <strong>{t('decharge.recu', named)}</strong>
      </p>
      {nom !== null && <p>{nom}</p>}
    </Stack>
  );
}

function SignatureInput({ field: { id, label, value, error, onValueChange } }: { field: CallFormField<unknown> }) {
  const { t } = useLang();
  return (
    <div data-wide>
      <SignaturePad
        {...{ id, label, error, onValueChange }}
        value={value instanceof File ? value : null}
        hint={t('decharge.aide')}
        isOptional={false}
        texts={{
          here: t('decharge.ici'),
          clear: t('decharge.effacer'),
          signed: t('decharge.signe'),
          unsigned: t('decharge.passigne'),
          failed: t('decharge.echec'),
          retry: t('decharge.reessayer'),
        }}
      />
    </div>
  );
}
