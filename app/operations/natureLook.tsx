import type { Nature } from '@comptoir/domain/caisse';
import { NATURES } from '@comptoir/domain/natures';
import { Badge } from '@comptoir/ui/Badge';
import type { SelectOption } from '@comptoir/ui/SelectField';
import { Banknote, HandCoins, Landmark, Smartphone } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';

const ICONS: Readonly<Record<Nature, typeof Banknote>> = {
  especes: Banknote,
  wave: Smartphone,
  orange: Smartphone,
  mtn: Smartphone,
  moov: Smartphone,
  banque: Landmark,
  avance: HandCoins,
};

/** Returns the natures of registers as the options of a select, cash first. */
export function useNatures(): SelectOption[] {
  const { t } = useLang();
  return NATURES.map((nature) => ({ value: nature, label: t(`caisse.${nature}`) }));
}

/**
 * What holds the register's money, as a picture with that name; nothing for an answer of an older version. `size` is
 * its width, 24 px without it.
 */
export function NatureIcon({ nature, size }: { nature: Nature | undefined; size?: string }) {
  const { t } = useLang();
  if (!nature) return null;
  const Icon = ICONS[nature];
  return <Icon size={size} role="img" aria-label={t(`caisse.${nature}`)} />;
}

/** What holds the register's money: a picture and a word. Nothing for an answer last seen under an older version. */
export function NatureBadge({ nature }: { nature: Nature | undefined }) {
  const { t } = useLang();
  if (!nature) return null;
  const Icon = ICONS[nature];
  return (
    <Badge tone="neutral" icon={<Icon aria-hidden />}>
      {t(`caisse.${nature}`)}
    </Badge>
  );
}
