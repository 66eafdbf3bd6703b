import { BrandMark } from '#ui/BrandMark';
import { useLang } from '../i18n/useLang';

/** The logo and the product's name. */
export function Brand({ isFolding = false }: { isFolding?: boolean }) {
  const { t } = useLang();
  return <BrandMark name={t('application.nom')} isFolding={isFolding} />;
}
