import { securite } from '@comptoir/contract/securite';
import { Badge } from '@comptoir/ui/Badge';
import { Button } from '@comptoir/ui/Button';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { Skeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf } from '../frame/parts/lazy';
import { useRoute } from '../frame/reads/useRoute';
import { ReadFailure } from '../records/ReadFailure';
import { FacteurRetraitModal } from './FacteurRetraitModal';

/** Loaded on demand, because it includes the code that draws the QR code. */
const FacteurModal = lazyOf(() => import('./FacteurModal'), 'FacteurModal');

/** With so few recovery codes left, the card advises to get new ones. */
const FEW_CODES = 3;

/**
 * Shows whether the second factor at sign-in is set, with buttons to set and remove it, and counts the recovery codes
 * left (PRODUCT Q).
 */
export function FacteurCard() {
  const { t } = useLang();
  const route = useRoute(securite.facteur, {});
  const { data, error } = route;
  return (
    <Card>
      <CardHeader level={2} title={t('utilisateur.doublefacteur')} subtitle={t('monprofil.facteuraide')} />
      {data && <Facteur {...data} />}
      {!data && error && <ReadFailure title={t('monprofil.facteurechec')} of={route} />}
      {!data && !error && <Skeleton height="80px" />}
    </Card>
  );
}

function Facteur({ actif, secours }: { actif: boolean; secours: number }) {
  const { t } = useLang();
  const [isOpen, setOpen] = useState(false);
  // Decided when the dialog opens, because `actif` changes while the dialog sets the factor.
  const [isRemoving, setRemoving] = useState(false);
  const open = () => {
    setRemoving(actif);
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <Stack>
      <div>
        {actif ? (
          <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
            {t('monprofil.facteuractif')}
          </Badge>
        ) : (
          <Badge tone="neutral" icon={<ShieldOff aria-hidden />}>
            {t('monprofil.facteurinactif')}
          </Badge>
        )}
      </div>
      {actif && (
        <p>
          {t('monprofil.secoursrestants', { count: secours })}{' '}
          {secours <= FEW_CODES && <strong>{t('monprofil.secourspeu')}</strong>}
        </p>
      )}
      <div>
        <Button variant={actif ? 'secondary' : 'primary'} onClick={open}>
          {actif ? t('monprofil.facteurretirer') : t('monprofil.facteuractiver')}
        </Button>
      </div>
      {isOpen && isRemoving && <FacteurRetraitModal onClose={close} />}
      {isOpen && !isRemoving && (
        <LazyDialog title={t('monprofil.facteuractiver')} onClose={close}>
          <FacteurModal onClose={close} />
        </LazyDialog>
      )}
    </Stack>
  );
}
