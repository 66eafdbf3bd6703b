import { CardGrid } from '@comptoir/ui/Card';
import { Stack } from '@comptoir/ui/Stack';
import { useLang } from '../frame/i18n/useLang';
import { FacteurCard } from './FacteurCard';
import { IdentiteCard } from './IdentiteCard';
import { MotDePasseCard } from './MotDePasseCard';
import { SessionsCard } from './SessionsCard';

/** Who one is here, and how one's account is kept safe (spec § 2 "change-my-password on the user profile", PRODUCT Q). */
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
