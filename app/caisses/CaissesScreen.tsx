import { type Caisse, caisses } from '@comptoir/contract/caisses';
import { SUIVIS_CAISSE } from '@comptoir/domain/arrete';
import { joursDe } from '@comptoir/domain/periode';
import { Button } from '@comptoir/ui/Button';
import { Stack } from '@comptoir/ui/Stack';
import { ArrowLeftRight, History, Scale } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';
import type { ScreenPath } from '../frame/routing/screenPaths';
import { useSession } from '../frame/session/useSession';
import { InHead } from '../frame/shell/InHead';
import type { ActionsOf } from '../records/actions';
import { type Dialogs, modal, type Opened } from '../records/dialogs/dialog';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { step } from '../records/dialogs/resumed';
import { choiceOf } from '../records/lists/filtreKinds';
import { ListScreen } from '../records/lists/ListScreen';
import { type List, useList } from '../records/lists/useList';
import { useSums } from '../records/lists/useTotals';
import { RecordActions } from '../records/RowActions';
import { useToday } from '../records/useToday';
import { TransfertsEnRoute } from '../transferts/TransfertsEnRoute';
import { CAISSE_DIALOGS, type SujetsCaisse } from './CaisseDialogs';
import { AvancesDuTotal, CaissesTotal } from './CaissesTotal';
import { caisseActions } from './caisseActions';
import { useCaisseColumns } from './useCaisseColumns';

const MOUVEMENTS: ScreenPath = '/caisses/mouvements';
const SITUATION: ScreenPath = '/caisses/situation';

type Sujets = SujetsCaisse & { mouvements: Caisse };
type Open = (opened: Opened<Sujets>) => void;

const DIALOGS: Dialogs<Caisse, Sujets> = {
  ...CAISSE_DIALOGS,
  dialogs: {
    ...CAISSE_DIALOGS.dialogs,
    mouvements: modal('MouvementsModal', {
      load: () => import('./mouvements/MouvementsModal'),
      ahead: true,
      size: 'lg',
      title: ({ libelle }, { t }) => t('mouvement.titre', { libelle }),
      resume: step('mouvements'),
      props: (caisse) => ({ caisse }),
    }),
  },
};

/** The registers that somebody must look after (ADR 0038). */
const FILTRES = {
  suivi: choiceOf(SUIVIS_CAISSE, 'caisse.suivi', (suivi) => `caisse.suivi${suivi}`, {
    all: 'commande.filtretous',
    chip: 'alone',
  }),
};

export function CaissesScreen() {
  const list = useList({ name: 'caisses', call: caisses.list, search: caisses.search, filtres: FILTRES });
  const [opened, setOpened] = useOpened(DIALOGS);

  return (
    <>
      <Stack>
        <div>
          <Registers list={list} onOpen={setOpened} />
        </div>
        <AvancesDuTotal />
        <TransfertsEnRoute />
      </Stack>
      <InHead place="note">
        <CaissesTotal />
      </InHead>
      <RecordDialogs of={DIALOGS} shown={list.pages} opened={opened} onOpen={setOpened} />
    </>
  );
}

/** The list with its search and its filter. If the filter finds no register, a button leads back to all of them. */
function Registers({ list, onOpen }: { list: List<Caisse, typeof FILTRES>; onOpen: Open }) {
  const { t } = useLang();
  const { can } = useSession();
  const { suivi } = list.filters;
  const jours = new URLSearchParams({ ...joursDe('mois', useToday()) });
  const ways = [
    { id: 'mouvements', label: t('mouvement.liste'), icon: <ArrowLeftRight aria-hidden />, href: MOUVEMENTS },
    {
      id: 'situation',
      label: t('situation.lien'),
      icon: <Scale aria-hidden />,
      href: `${SITUATION}?${jours}`,
      isNote: true,
    },
  ];
  const all = (
    <Button variant="secondary" onClick={() => list.onFilter({ suivi: '' })}>
      {t('caisse.toutes')}
    </Button>
  );
  const isNone = suivi !== '' && list.term === '';
  return (
    <ListScreen
      list={list}
      caption={t('menu.caisses')}
      searchLabel={t('caisse.rechercher')}
      emptyText={t('caisse.vide')}
      nothing={isNone && { title: t('caisse.sanssuivi'), description: t('caisse.sanssuiviaide'), action: all }}
      create={can('caisses.creer') && { label: t('caisse.nouvelle'), onCreate: () => onOpen({ edit: null }) }}
      ways={ways}
      columns={useCaisseColumns(list.pages.read, (caisse) => onOpen({ mouvements: caisse }))}
      rowKey={({ caisseid }) => caisseid}
      actions={(row) => <RecordActions useActions={actionsOf(suivi === 'ecart')} row={row} onOpen={onOpen} />}
      totals={useSums<Caisse>({ solde: 'liste.total' })}
    />
  );
}

/** A row leads to the register's movements, or to its closings if the reason of a variance is missing. */
const actionsOf =
  (isEcart: boolean): ActionsOf<Caisse, Opened<Sujets>> =>
  (caisse, { t }) => {
    const { own = [], page, ...said } = caisseActions(caisse);
    const { libelle } = caisse;
    const mouvements = { text: 'mouvement.liste', open: { mouvements: caisse } } as const;
    const arretes = { text: 'caisse.arretes', open: { arretes: caisse } } as const;
    if (isEcart) {
      const main = { ...arretes, label: t('caisse.arretesligne', { libelle }) };
      return { ...said, main, own: [...own, { ...mouvements, icon: ArrowLeftRight }] };
    }
    const main = { ...mouvements, label: t('caisse.mouvementsligne', { libelle }) };
    return { ...said, page, main, own: [...own, { ...arretes, icon: History }] };
  };
