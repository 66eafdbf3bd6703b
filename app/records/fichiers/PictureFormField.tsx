import { ProgressBar } from '@comptoir/ui/ProgressBar';
import { Stack } from '@comptoir/ui/Stack';
import type { ReactNode } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import type { CallFormField } from '../forms/useCallForm';
import { type PictureRules, usePicture } from './usePicture';

interface PictureControl extends Pick<CallFormField<File>, 'id' | 'name' | 'error'> {
  file: File | null;
  accept: string;
}

interface PictureFormFieldProps {
  field: CallFormField<unknown>;
  rules: PictureRules;
  sendingLabel: string;
  /** Draws the field; it must pass the chosen file to `choose`. */
  children(control: PictureControl, choose: (chosen: File | null) => void): ReactNode;
}

/** A picture field of a form: makes large pictures smaller and shows how much was sent (PRODUCT 1.18). */
export function PictureFormField({ field, rules, sendingLabel, children }: PictureFormFieldProps) {
  const { t } = useLang();
  const { choose, isShrinking, refusal } = usePicture(field.onValueChange, rules);
  const { id, name, value, error, progress } = field;
  const control = {
    id,
    name,
    file: value instanceof File ? value : null,
    accept: [...new Set(Object.values(rules.mimes))].join(','),
    error: refusal ?? error,
  };
  return (
    <Stack data-wide gap={2}>
      {children(control, (chosen) => void choose(chosen))}
      {isShrinking && <p role="status">{t('reglement.reduction')}</p>}
      {progress !== undefined && <ProgressBar label={sendingLabel} value={Math.round(progress * 100)} />}
    </Stack>
  );
}
