import { Button } from '@comptoir/ui/Button';
import { Stack } from '@comptoir/ui/Stack';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import type { TextKey } from '../frame/i18n/translate';
import { useLang } from '../frame/i18n/useLang';
import { textOf } from './fieldValue';
import type { CallFormField } from './forms/useCallForm';

interface MotifFieldProps {
  field: CallFormField<unknown>;
  /** The usual reasons; none are offered without them. */
  usual?: readonly TextKey[];
}

/** The reason of a decision; the usual ones fill the field with one press, any other one is typed. */
export function MotifField({ field, usual = [] }: MotifFieldProps) {
  const { t } = useLang();
  const motif = textOf(field);
  const texts = usual.map((key) => t(key));
  const isUsual = texts.includes(motif.value);
  const type = () => {
    if (isUsual) motif.onValueChange('');
    document.getElementById(motif.id)?.focus();
  };
  const choices = [
    ...texts.map((text) => ({ text, isChosen: text === motif.value, choose: () => motif.onValueChange(text) })),
    { text: t('form.motifautre'), isChosen: motif.value !== '' && !isUsual, choose: type },
  ];
  return (
    <Stack data-wide gap={2}>
      <TextAreaField {...motif} required rows={2} />
      {texts.length > 0 && (
        <fieldset aria-label={t('form.motifs')} style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
          {choices.map(({ text, isChosen, choose }) => (
            <Button
              key={text}
              variant={isChosen ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={isChosen}
              onClick={choose}
            >
              {text}
            </Button>
          ))}
        </fieldset>
      )}
    </Stack>
  );
}
