import { HandCoins } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '#ui/LinkButton';
import { useLang } from '../i18n/useLang';
import type { ScreenPath } from '../routing/screenPaths';

const CREANCES_PATH: ScreenPath = '/clients/creances';

/** The way to what the clients owe: the menu keeps the specification's entries. */
export function CreancesLink() {
  const { t } = useLang();
  return (
    <LinkButton as={Link} to={CREANCES_PATH} icon={<HandCoins aria-hidden />}>
      {t('creance.voir')}
    </LinkButton>
  );
}
