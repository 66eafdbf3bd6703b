import { fieldMessageOf } from '@comptoir/contract/errors.fields';
import type { TypeReduction } from '@comptoir/domain/commande';
import type { CommandePreview } from '@comptoir/domain/commandePreview';
import { resetOf, retypeReduction } from '@comptoir/domain/lignes';
import { AmountField } from '@comptoir/ui/AmountField';
import { useDebounced } from '@comptoir/ui/foundations';
import { QuantityField } from '@comptoir/ui/QuantityField';
import { RadioGroup } from '@comptoir/ui/RadioGroup';
import { Stack } from '@comptoir/ui/Stack';
import { useToast } from '@comptoir/ui/Toasts';
import { type FocusEvent, useEffect } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { montantOf } from '../records/fieldValue';
import { detailOf } from './lignes/lignes';
import type { CommandeForm } from './useCommandeForm';

/**
 * Pause after which fees count as typed: long enough to finish an amount, short enough to warn before the next step.
 */
const FRAIS_MS = 600;

interface ReductionFieldsProps {
  form: CommandeForm;
  preview: CommandePreview;
}

const selectAll = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select();

/** The fields of fees and reduction, disabled while the order has no line (spec § 5 Order). */
export function ReductionFields({ form, preview }: ReductionFieldsProps) {
  const isDisabled = preview.refusals.includes('lignes');
  return (
    <>
      <Stack>
        <FraisField form={form} preview={preview} isDisabled={isDisabled} />
        <TypeReductionField form={form} isDisabled={isDisabled} />
      </Stack>
      <Stack>
        <ReductionField form={form} preview={preview} isDisabled={isDisabled} />
      </Stack>
    </>
  );
}

type OneFieldProps = ReductionFieldsProps & { isDisabled: boolean };

/** Fees above the items' total return to 0 after the amount is typed (spec § 5 Order). */
function FraisField({ form, preview, isDisabled }: OneFieldProps) {
  const { t, lang } = useLang();
  const toast = useToast();
  const field = montantOf(form.field('fraissup'));
  const settled = useDebounced(field.value, FRAIS_MS);
  const isAbove = preview.refusals.includes('fraissup');
  const isTyped = isAbove && settled === field.value;
  const { setValue } = form;
  useEffect(() => {
    if (!isTyped) return;
    toast.info(t('commande.fraissuperieurs'));
    setValue('fraissup', 0);
  }, [isTyped, toast, t, setValue]);

  return (
    <AmountField
      {...field}
      label={t('commande.frais')}
      required
      disabled={isDisabled}
      error={isAbove ? fieldMessageOf('commande.frais_superieurs', lang) : field.error}
      onFocus={selectAll}
      onBlur={() => field.value === null && field.onValueChange(0)}
    />
  );
}

function TypeReductionField({ form, isDisabled }: Omit<OneFieldProps, 'preview'>) {
  const { t } = useLang();
  const toast = useToast();
  const { id, value, error } = form.field('typereduction');
  const detail = detailOf(form.values);
  const change = (next: string) => {
    const retyped = retypeReduction(detail);
    form.setValue('typereduction', Number(next) as TypeReduction);
    form.setValue('reduction', retyped.reduction);
    const reset = resetOf(detail, retyped);
    if (reset) toast.info(t(`commande.remis${reset}`));
  };
  return (
    <RadioGroup
      id={id}
      legend={t('commande.typereduction')}
      options={[
        { value: '1', label: t('commande.parmontant') },
        { value: '2', label: t('commande.parpourcentage') },
      ]}
      value={String(value ?? '')}
      onValueChange={change}
      error={error}
      disabled={isDisabled}
    />
  );
}

/**
 * The reduction in francs, with the percentage they make, or as a percentage, with the francs it makes (spec § 2
 * Orders).
 */
function ReductionField({ form, preview, isDisabled }: OneFieldProps) {
  const { t, lang } = useLang();
  const field = montantOf(form.field('reduction'));
  const { montantreduction, pourcentage, refusals } = preview;
  const error = refusals.includes('reduction') ? fieldMessageOf('commande.reduction_superieure', lang) : field.error;
  const typed = {
    ...field,
    error,
    required: true,
    disabled: isDisabled,
    onFocus: selectAll,
    onBlur: () => field.value === null && field.onValueChange(0),
  };
  if (form.values.typereduction !== 2) {
    const hint = pourcentage === null ? undefined : t('commande.soitpourcentage', { pourcentage });
    return <AmountField {...typed} label={t('commande.reduction')} hint={hint} />;
  }
  return (
    <>
      <QuantityField {...typed} label={t('commande.pourcentage')} min={0} max={100} suffix="%" />
      <AmountField label={t('commande.reduction')} value={montantreduction} onValueChange={() => undefined} disabled />
    </>
  );
}
