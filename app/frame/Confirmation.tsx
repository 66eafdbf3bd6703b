import { ConfirmDialog } from '@comptoir/ui/ConfirmDialog';
import type { ComponentProps } from 'react';
import { useLang } from './i18n/useLang';

type Own = 'open' | 'confirmLabel' | 'cancelLabel' | 'question' | 'title';

interface ConfirmationProps extends Omit<ComponentProps<typeof ConfirmDialog>, Own> {
  open?: boolean;
  title?: string;
  question?: string;
  /** Without them, Oui and Non. */
  confirmLabel?: string;
  cancelLabel?: string;
}

/** Asks a yes-or-no question, with the application's usual words by default (spec § 5, DESIGN rule 14). */
export function Confirmation({ title, question, ...rest }: ConfirmationProps) {
  const { t } = useLang();
  return (
    <ConfirmDialog
      open
      title={title ?? t('general.confirmationtitre')}
      question={question ?? t('general.confirmation')}
      confirmLabel={t('general.oui')}
      cancelLabel={t('general.non')}
      {...rest}
    />
  );
}
