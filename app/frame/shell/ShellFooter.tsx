import { useLang } from '../i18n/useLang';

/** Names the product and the copyright year (spec § 2 Shell, § 9 "Copyright year 2025"). */
export function ShellFooter() {
  const { t } = useLang();
  return (
    <>
      <span>{t('shell.copyright')}</span>
      <span>{t('shell.credit', { name: t('application.nom') })}</span>
    </>
  );
}
