import { CardGrid } from '@comptoir/ui/Card';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { FacteurCard } from './FacteurCard';
import { IdentiteCard } from './IdentiteCard';
import { MotDePasseCard } from './MotDePasseCard';
import { SessionsCard } from './SessionsCard';

/** The user's own account and its security (spec § 2 "change-my-password on the user profile", PRODUCT Q). */
export function ProfilScreen() {
  const { t } = useLang();
  return (
    <Stack>
      <IdentiteCard />
      <CardGrid aria-label={t('monprofil.securite')} minWidth="max(320px, 50% - 8px)">
        <MotDePasseCard />
        <FacteurCard />
      </CardGrid>
      <SessionsCard />
    </Stack>
  );
}
