import { type Caisse, caisses } from '@comptoir/contract/caisses';
import { SUIVIS_CAISSE } from '@comptoir/domain/arrete';
import { Button } from '@comptoir/ui/Button';
import { Stack } from '@comptoir/ui/Stack';
import { ArrowLeftRight, History } from 'lucide-react';
import { useState } from 'react';
import { ResumeStep } from '../frame/drafts/ResumeStep';
import { useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { LazyDialog } from '../frame/parts/LazyDialog';
import { lazyOf, usePreload } from '../frame/parts/lazy';
import { caissePath } from '../frame/routing/recordPaths';
import type { ScreenPath } from '../frame/routing/screenPaths';
import { useSession } from '../frame/session/useSession';
import { InHead } from '../frame/shell/InHead';
import { choiceOf } from '../records/lists/filtreKinds';
import { ListScreen } from '../records/lists/ListScreen';
import { type List, useList } from '../records/lists/useList';
import { useSums } from '../records/lists/useTotals';
import { RowActions } from '../records/RowActions';
import { TransfertsEnRoute } from '../transferts/TransfertsEnRoute';
import { CaisseDialogs, type OpenedCaisse } from './CaisseDialogs';
import { AvancesDuTotal, CaissesTotal } from './CaissesTotal';
import type { MouvementsDe } from './mouvements/MouvementsList';
import { countOf, transferOf, useCaisseActions } from './useCaisseActions';
import { useCaisseColumns } from './useCaisseColumns';

/** Loads the movements' code while the user looks at the registers. */
const loadMouvementsModal = () => import('./mouvements/MouvementsModal');
const MouvementsModal = lazyOf(loadMouvementsModal, 'MouvementsModal');

const MOUVEMENTS: ScreenPath = '/caisses/mouvements';

type Opened = OpenedCaisse | { mouvements: Caisse };
type Open = (opened: Opened) => void;

/** The registers that somebody must look after (ADR 0038). */
const FILTRES = {
  suivi: choiceOf(SUIVIS_CAISSE, 'caisse.suivi', (suivi) => `caisse.suivi${suivi}`, {
    all: 'commande.filtretous',
    chip: 'alone',
  }),
};

export function CaissesScreen() {
  const list = useList({ name: 'caisses', call: caisses.list, search: caisses.search, filtres: FILTRES });
  const [opened, setOpened] = useState<Opened>(null);
  useResume(list.pages, ({ caisseid }) => caisseid, {
    caisse: (edit) => setOpened({ edit }),
    mouvements: (row) => row && setOpened({ mouvements: row }),
    arretescaisse: (row) => row && setOpened({ arretes: row }),
    arrete: (_, of) => {
      const count = countOf(of, list.pages.rows ?? []);
      setOpened(count);
      return count !== null;
    },
    transfert: (_, of) => {
      const transfer = transferOf(of, list.pages.rows ?? []);
      setOpened(transfer);
      return transfer !== null;
    },
  });
  usePreload(true, loadMouvementsModal);

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
      {opened && 'mouvements' in opened ? (
        <Mouvements caisse={opened.mouvements} onClose={() => setOpened(null)} />
      ) : (
        <CaisseDialogs opened={opened} onOpen={setOpened} />
      )}
    </>
  );
}

/** The list with its search and its filter. Where nothing must be looked after, it says so and leads back. */
function Registers({ list, onOpen }: { list: List<Caisse, typeof FILTRES>; onOpen: Open }) {
  const { t } = useLang();
  const { can } = useSession();
  const { suivi } = list.filters;
  const ways = [
    { id: 'mouvements', label: t('mouvement.liste'), icon: <ArrowLeftRight aria-hidden />, href: MOUVEMENTS },
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
      actions={(row) => <CaisseActions row={row} isEcart={suivi === 'ecart'} onOpen={onOpen} />}
      totals={useSums<Caisse>({ solde: 'liste.total' })}
    />
  );
}

function Mouvements({ caisse, onClose }: { caisse: MouvementsDe; onClose(): void }) {
  const { t } = useLang();
  return (
    <LazyDialog size="lg" title={t('mouvement.titre', { libelle: caisse.libelle })} onClose={onClose}>
      <ResumeStep name="mouvements" id={caisse.caisseid}>
        <MouvementsModal caisse={caisse} onClose={onClose} />
      </ResumeStep>
    </LazyDialog>
  );
}

interface CaisseActionsProps {
  row: Caisse;
  /** The reason of a variance is owed: the row leads to the closings, where it is given. */
  isEcart: boolean;
  onOpen: Open;
}

function CaisseActions({ row, isEcart, onOpen }: CaisseActionsProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { libelle } = row;
  const ownOf = useCaisseActions(onOpen);
  const mouvements = { text: t('mouvement.liste'), onPress: () => onOpen({ mouvements: row }) };
  const arretes = { text: t('caisse.arretes'), onPress: () => onOpen({ arretes: row }) };
  return (
    <RowActions
      view={
        isEcart
          ? { ...arretes, label: t('caisse.arretesligne', { libelle }) }
          : { ...mouvements, label: t('caisse.mouvementsligne', { libelle }) }
      }
      {...(!isEcart && { page: caissePath(row.caisseid) })}
      own={[
        ...ownOf(row),
        isEcart
          ? { ...mouvements, icon: <ArrowLeftRight aria-hidden /> }
          : { ...arretes, icon: <History aria-hidden /> },
      ]}
      history={{ objet: 'caisse', id: row.caisseid, libelle }}
      edit={can('caisses.modifier') && (() => onOpen({ edit: row }))}
      remove={can('caisses.supprimer') && (() => onOpen({ remove: row }))}
    />
  );
}
