import type { Nature } from '@comptoir/domain/caisse';
import { hasOperateur, isPortefeuille } from '@comptoir/domain/reference';
import type { Sens } from '@comptoir/domain/sms';
import { Suspense } from 'react';
import { withTexts } from '../frame/i18n/rooms';
import { lazyOf } from '../frame/parts/lazy';
import { ReferenceInput } from '../operations/ReferenceInput';
import type { CallForm } from '../records/forms/useCallForm';
import { MontantInput } from '../records/MontantInput';
import { useFilledBySms } from './filledBySms';

const loadSms = withTexts('reglements', () => import('./SmsField'));
const SmsField = lazyOf(loadSms, 'SmsField');

interface OperateurInputsProps {
  /** The form of a payment, or of an expense with its payment. */
  // biome-ignore lint/suspicious/noExplicitAny: either form; both have these fields
  form: Pick<CallForm<any>, 'values' | 'field' | 'setValue' | 'error'>;
  sens: Sens;
  /** What the chosen register is, undefined for none. */
  nature: Nature | undefined;
}

/** The fields for the operator's reference and fee; none for cash (ADR 0037). */
export function OperateurInputs({ form, nature, sens }: OperateurInputsProps) {
  const fill = useFilledBySms(form.values, ({ reference, montant, frais }) => {
    form.setValue('reference', reference ?? '');
    form.setValue('montant', montant);
    form.setValue('frais', frais);
  });
  if (!nature || !hasOperateur(nature)) return null;
  const { caisseid } = form.values;
  return (
    <>
      {isPortefeuille(nature) && (
        <Suspense>
          <SmsField sens={sens} onLu={fill} />
        </Suspense>
      )}
      <ReferenceInput
        field={form.field('reference')}
        nature={nature}
        caisseid={typeof caisseid === 'number' ? caisseid : null}
        refusal={form.error}
      />
      <MontantInput isMostlyZero field={form.field('frais')} />
    </>
  );
}
