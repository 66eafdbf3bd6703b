import { type Caisse, caisses } from '@comptoir/contract/caisses';
import { MAX_LIMIT } from '@comptoir/domain/limits';
import { isArreteEnRetard } from '@comptoir/domain/retardArrete';
import { CardGrid } from '@comptoir/ui/Card';
import { EmptyState } from '@comptoir/ui/EmptyState';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { CardsSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { CAISSE_DIALOGS } from '../caisses/CaisseDialogs';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import type { ShownRead } from '../frame/reads/shownReads';
import { useLastContact } from '../frame/reads/useLastContact';
import { useRoute } from '../frame/reads/useRoute';
import { caissePath } from '../frame/routing/recordPaths';
import type { ScreenPath } from '../frame/routing/screenPaths';
import { useSession } from '../frame/session/useSession';
import { type Dialogs, modal } from '../records/dialogs/dialog';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { formUnder } from '../records/dialogs/resumed';
import { Loaded } from '../records/Loaded';
import { RecordSection } from '../records/RecordSection';
import { useToday } from '../records/useToday';
import { TransfertsEnRoute } from '../transferts/TransfertsEnRoute';
import { CaisseCard, type OpenHere, type SujetsIci } from './CaisseCard';
import { DerniersMouvements } from './DerniersMouvements';
import { Waiting } from './Waiting';

// The code of expenses and orders is large; the registers do not wait for it.
const Dues = lazyOf(() => import('./Dues'), 'Dues');

const DIALOGS: Dialogs<Caisse, SujetsIci> = {
  ...CAISSE_DIALOGS,
  dialogs: {
    ...CAISSE_DIALOGS.dialogs,
    mouvement: modal('MouvementModal', {
      load: withTexts('caisses', () => import('../caisses/mouvements/MouvementModal')),
      ahead: ['caisses.mouvements'],
      resume: formUnder('mouvementcaisse', (caisse) => caisse),
      props: (caisse) => ({ caisse, mouvement: null }),
    }),
  },
};

const CAISSES: ScreenPath = '/caisses';

/** The most registers that this screen shows; the others are in their list. */
const SHOWN = 6;

/**
 * What a cashier sees first: their registers, what is on its way to them, what is to be paid and what is to be
 * collected, as permitted (ADR 0038).
 */
export default function MesCaisses() {
  const { can } = useSession();
  return (
    <>
      <Registers />
      <TransfertsEnRoute waiting={<Waiting />} />
      {(can('depenses') || can('commandes')) && (
        <Suspense fallback={<Waiting />}>
          <Dues />
        </Suspense>
      )}
    </>
  );
}

/** The user's registers with their dialogs; drafts of the dialogs' forms are restored here. */
function Registers() {
  const { t } = useLang();
  const route = useRoute(caisses.list, { query: { page: 1, limit: MAX_LIMIT } });
  const [opened, setOpened] = useOpened(DIALOGS);
  if (route.isLoading) {
    return (
      <div>
        <CardsSkeleton count={3} lines={3} />
      </div>
    );
  }
  const rows = route.data ?? [];
  return (
    <RecordSection
      title={t(rows.length === 1 ? 'accueil.macaisse' : 'accueil.mescaisses')}
      actions={<Way rows={rows} />}
    >
      <Loaded route={route} failedTitle={t('dashboard.caissesechec')}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('accueil.sanscaisse')} description={t('accueil.sanscaisseaide')} />
          ) : (
            <Cards rows={all} read={route.read} onOpen={setOpened} />
          )
        }
      </Loaded>
      <RecordDialogs
        of={DIALOGS}
        shown={{ rows: route.data, isSettled: route.data !== undefined, failure: route.error ?? null }}
        opened={opened}
        onOpen={setOpened}
      />
    </RecordSection>
  );
}

/** Leads from the last movements of a single register to all of them, and from the first registers to their list. */
function Way({ rows }: { rows: readonly Caisse[] }) {
  const { t } = useLang();
  const [only, ...others] = rows;
  if (only && others.length === 0) {
    return (
      <LinkButton as={Link} to={caissePath(only.caisseid)}>
        {t('mouvement.voirtous')}
      </LinkButton>
    );
  }
  if (rows.length <= SHOWN) return null;
  return (
    <LinkButton as={Link} to={CAISSES}>
      {t('accueil.toutes')}
    </LinkButton>
  );
}

interface CardsProps {
  rows: readonly Caisse[];
  /** The read that the balances come from. */
  read: ShownRead | null;
  onOpen: OpenHere;
}

/** A card for each register, those whose closing is late first; a single one has its last movements below it. */
function Cards({ rows, read, onOpen }: CardsProps) {
  const { t } = useLang();
  const today = useToday();
  const contact = useLastContact(read);
  const isLate = ({ arretele }: Caisse) => arretele !== null && isArreteEnRetard(arretele, today);
  const lateFirst = rows.toSorted((one, other) => Number(isLate(other)) - Number(isLate(one)));
  const cards = lateFirst
    .slice(0, SHOWN)
    .map((caisse) => <CaisseCard key={caisse.caisseid} caisse={caisse} contact={contact} onOpen={onOpen} />);
  const [only, ...others] = rows;
  if (only && others.length === 0) {
    return (
      <Stack gap={3}>
        {cards}
        <DerniersMouvements caisseid={only.caisseid} />
      </Stack>
    );
  }
  return (
    <CardGrid aria-label={t('accueil.mescaisses')} minWidth="max(17rem, 33% - 12px)">
      {cards}
    </CardGrid>
  );
}
