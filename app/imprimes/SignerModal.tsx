import { sommeEnLettres } from '@comptoir/contract/imprimes/enLettres';
import { reglements } from '@comptoir/contract/reglements';
import { formatMontant } from '@comptoir/domain/money';
import { SignaturePad } from '@comptoir/ui/SignaturePad';
import { Stack } from '@comptoir/ui/Stack';
import * as z from 'zod/mini';
import { useLang } from '../frame/i18n/useLang';
import { FormInputs } from '../records/forms/FormInputs';
import type { CallFormField } from '../records/forms/useCallForm';
import { useSentForm } from '../records/forms/useSentForm';
import { writeOf } from '../records/forms/write';
import { RecordForm } from '../records/RecordForm';
import { useBeneficiaire } from '../tiers/useBeneficiaire';
import type { ASigner } from './imprimable';

/** The signature is a field of the form, so that a draft restores it (PRODUCT 1.21). */
const Signature = z.strictObject({ signature: z.file('fichier.requis') });

export interface SignerModalProps {
  aSigner: ASigner;
  onClose(): void;
  /** Called once the signature was sent, before the dialog closes. */
  onSigned?: (() => void) | undefined;
}

/** The form in which the person who took the cash of a payment signs its document, only once (ADR 0048). */
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

function useSignature({ reglementid, imprimeid, numero }: ASigner, onEnd: () => void) {
  const { t } = useLang();
  return useSentForm({
    formName: 'decharge',
    // Another document of the same payment is signed anew.
    recordId: `${reglementid}.${imprimeid}`,
    schema: Signature,
    labels: { signature: 'decharge.signature' },
    touches: ['reglements', 'imprimes'],
    needsLine: 'decharge.horsligne',
    write: ({ signature: file }) => writeOf(reglements.signer, { params: { reglementid }, body: { numero }, file }),
    title: t('decharge.titre', { numero }),
    said: () => [t('decharge.fait', { numero })],
    onEnd,
  });
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
        id={id}
        label={label}
        error={error}
        onValueChange={onValueChange}
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
