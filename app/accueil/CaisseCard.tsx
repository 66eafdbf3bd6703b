import type { Caisse } from '@comptoir/contract/caisses';
import { depassementOf } from '@comptoir/domain/caisse';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { FigureActions, FigureCard } from '@comptoir/ui/FigureCard';
import { Suspense } from 'react';
import { ArreteeBadge } from '../arretes/ArreteeBadge';
import type { SujetsCaisse } from '../caisses/CaisseDialogs';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { caissePath } from '../frame/routing/recordPaths';
import { useSession } from '../frame/session/useSession';
import { NatureIcon } from '../operations/natureLook';
import type { Opened } from '../records/dialogs/dialog';
import { RecordLink } from '../records/RecordLink';

// Few registers are above their limit.
const PlafondBadge = lazyOf(
  withTexts('caisses', () => import('../caisses/PlafondBadge')),
  'PlafondBadge',
);

/** What the dialogs over the first screen are about; `mouvement` is the register whose money is moved by hand. */
export type SujetsIci = SujetsCaisse & { mouvement: Caisse };
export type OpenHere = (opened: Opened<SujetsIci>) => void;

interface CaisseCardProps {
  caisse: Caisse;
  /** When the balance was read, if it is not confirmed (PRODUCT O). */
  contact: string | null;
  onOpen: OpenHere;
}

/** A register: its balance, its last closed day, and the actions that its cashier uses most (ADR 0038). */
export function CaisseCard({ caisse, contact, onOpen }: CaisseCardProps) {
  const { t } = useLang();
  const { caisseid, libelle, nature, solde, arretele } = caisse;
  const isAbove = depassementOf(caisse, solde) > 0;
  const actions = useActions(caisse, onOpen);
  return (
    <FigureCard
      icon={<NatureIcon nature={nature} />}
      label={libelle}
      value={<Amount value={solde} />}
      note={
        contact !== null || arretele || isAbove ? (
          <>
            {contact !== null && t('caisse.soldecontact', { quand: contact })} <ArreteeBadge arretele={arretele} />{' '}
            {isAbove && (
              <Suspense>
                <PlafondBadge caisse={caisse} />
              </Suspense>
            )}
          </>
        ) : undefined
      }
      href={caissePath(caisseid)}
      renderLink={RecordLink}
    >
      {actions.length > 0 && (
        <FigureActions>
          {actions.map(({ action, onPress }) => (
            <Button
              key={action}
              size="sm"
              variant="secondary"
              aria-label={t('accueil.actionligne', { action, libelle })}
              onClick={onPress}
            >
              {action}
            </Button>
          ))}
        </FigureActions>
      )}
    </FigureCard>
  );
}

/** Returns what the user may do with a register here; the rest is on its page. */
function useActions(caisse: Caisse, onOpen: OpenHere) {
  const { t } = useLang();
  const { can } = useSession();
  return [
    can('caisses.cloturer') && {
      action: t('accueil.arreter'),
      onPress: () => onOpen({ count: { caisse, nature: 'journee' } }),
    },
    can('caisses.transferer') && { action: t('caisse.transferer'), onPress: () => onOpen({ transfer: caisse }) },
    can('caisses.mouvements') && { action: t('accueil.mouvement'), onPress: () => onOpen({ mouvement: caisse }) },
  ].filter((one) => one !== false);
}
