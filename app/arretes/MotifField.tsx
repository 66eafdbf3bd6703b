import { Button } from '@comptoir/ui/Button';
import { Stack } from '@comptoir/ui/Stack';
import { TextAreaField } from '@comptoir/ui/TextAreaField';
import { useLang } from '../frame/i18n/useLang';
import { textOf } from '../records/fieldValue';
import type { CallFormField } from '../records/forms/useCallForm';

/** The usual reasons; the last one is typed. */
const MOTIFS = ['arrete.motifrendu', 'arrete.motifpiece', 'arrete.motiffaux', 'arrete.motifautre'] as const;
const AUTRE = MOTIFS[3];

interface MotifFieldProps {
  field: CallFormField<unknown>;
  /** The usual reasons are offered: they explain a variance. */
  hasUsual?: boolean;
}

/** The reason of a decision; the usual ones fill the field with one press. */
export function MotifField({ field, hasUsual = true }: MotifFieldProps) {
  const { t } = useLang();
  const motif = textOf(field);
  const texts = MOTIFS.map((key) => ({ key, text: t(key) }));
  const isUsual = texts.some(({ key, text }) => key !== AUTRE && text === motif.value);
  const choose = (key: (typeof MOTIFS)[number], text: string) => {
    if (key !== AUTRE) return motif.onValueChange(text);
    if (isUsual) motif.onValueChange('');
    document.getElementById(motif.id)?.focus();
  };
  return (
    <Stack data-wide gap={2}>
      <TextAreaField {...motif} required rows={2} />
      {hasUsual && (
        <fieldset aria-label={t('arrete.motifs')} style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
          {texts.map(({ key, text }) => (
            <Button
              key={key}
              variant={text === motif.value ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={key === AUTRE ? motif.value !== '' && !isUsual : text === motif.value}
              onClick={() => choose(key, text)}
            >
              {text}
            </Button>
          ))}
        </fieldset>
      )}
    </Stack>
  );
}
