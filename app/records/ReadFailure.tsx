import { ErrorState, type ErrorStateProps } from '@comptoir/ui/ErrorState';
import { useLang } from '../frame/i18n/useLang';

interface ReadFailureProps extends Omit<ErrorStateProps, 'description' | 'retryLabel' | 'onRetry' | 'busy'> {
  /** What could not be read; with `isValidating` the button shows that it is read again. */
  of: { error: { message: string } | undefined; refresh(): Promise<void>; isValidating?: boolean };
}

/** Says that something could not be read, why, and offers to read it again (DESIGN rule 2). */
export function ReadFailure({ of: { error, refresh, isValidating = false }, ...rest }: ReadFailureProps) {
  const { t } = useLang();
  return (
    <ErrorState
      {...rest}
      description={error?.message}
      retryLabel={t('general.reessayer')}
      busy={isValidating}
      onRetry={() => void refresh()}
    />
  );
}
