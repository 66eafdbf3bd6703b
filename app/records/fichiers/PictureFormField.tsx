import { ProgressBar } from '@comptoir/ui/ProgressBar';
import { Stack } from '@comptoir/ui/Stack';
import type { ReactNode } from 'react';
import { useLang } from '../../frame/i18n/useLang';
import type { CallFormField } from '../forms/useCallForm';
import { type PictureRules, usePicture } from './usePicture';

export interface PictureProgress {
  /** Share of the new picture that was sent, 0 to 1; null while nothing is being sent. */
  progress: number | null;
}

interface PictureControl extends Pick<CallFormField<File>, 'id' | 'name' | 'error'> {
  file: File | null;
  accept: string;
}

interface PictureFormFieldProps extends PictureProgress {
  field: CallFormField<unknown>;
  rules: PictureRules;
  sendingLabel: string;
  /** Draws the field; it must pass the chosen file to `choose`. */
  children(control: PictureControl, choose: (chosen: File | null) => void): ReactNode;
}

/** A picture field of a form: makes large pictures smaller and shows how much was sent (PRODUCT 1.18). */
export function PictureFormField({ field, rules, progress, sendingLabel, children }: PictureFormFieldProps) {
  const { t } = useLang();
  const { choose, isShrinking, refusal } = usePicture(field.onValueChange, rules);
  const { id, name, value, error } = field;
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
      {progress !== null && <ProgressBar label={sendingLabel} value={Math.round(progress * 100)} />}
    </Stack>
  );
}
