import { type Caisse, caisses } from '@comptoir/contract/caisses';
import { formatMontant, sum } from '@comptoir/domain/money';
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
import { ListScreen } from '../records/lists/ListScreen';
import { useSearchedList } from '../records/lists/useSearchedList';
import { RowActions } from '../records/RowActions';
import { TransfertsEnRoute } from '../transferts/TransfertsEnRoute';
import { CaisseDialogs, type OpenedCaisse } from './CaisseDialogs';
import { CaissesTotal } from './CaissesTotal';
import type { MouvementsDe } from './mouvements/MouvementsList';
import { countOf, transferOf, useCaisseActions } from './useCaisseActions';
import { useCaisseColumns } from './useCaisseColumns';

/** Loads the movements' code while the user looks at the registers. */
const loadMouvementsModal = () => import('./mouvements/MouvementsModal');
const MouvementsModal = lazyOf(loadMouvementsModal, 'MouvementsModal');

const MOUVEMENTS: ScreenPath = '/caisses/mouvements';

type Opened = OpenedCaisse | { mouvements: Caisse };
type Open = (opened: Opened) => void;

export function CaissesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useSearchedList(caisses, 'caisses');
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
  const columns = useCaisseColumns(list.pages.read, (caisse) => setOpened({ mouvements: caisse }));

  return (
    <>
      <ListScreen
        list={list}
        searchLabel={t('caisse.rechercher')}
        create={can('caisses.creer') && { label: t('caisse.nouvelle'), onCreate: () => setOpened({ edit: null }) }}
        caption={t('menu.caisses')}
        columns={columns}
        rowKey={(row) => row.caisseid}
        actions={(row) => <CaisseActions row={row} onOpen={setOpened} />}
        emptyText={t('caisse.vide')}
        totals={(rows) => [t('liste.total', { montant: formatMontant(sum(rows.map(({ solde }) => solde))) })]}
        ways={[
          {
            id: 'mouvements',
            label: t('mouvement.voirtous'),
            icon: <ArrowLeftRight aria-hidden />,
            href: MOUVEMENTS,
          },
        ]}
      />
      <TransfertsEnRoute />
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

function CaisseActions({ row, onOpen }: { row: Caisse; onOpen: Open }) {
  const { t } = useLang();
  const { can } = useSession();
  const { libelle } = row;
  const ownOf = useCaisseActions(onOpen);
  return (
    <RowActions
      view={{
        text: t('mouvement.liste'),
        label: t('caisse.mouvementsligne', { libelle }),
        onPress: () => onOpen({ mouvements: row }),
      }}
      page={caissePath(row.caisseid)}
      own={[
        ...ownOf(row),
        { text: t('caisse.arretes'), icon: <History aria-hidden />, onPress: () => onOpen({ arretes: row }) },
      ]}
      history={{ objet: 'caisse', id: row.caisseid, libelle }}
      edit={can('caisses.modifier') && (() => onOpen({ edit: row }))}
      remove={can('caisses.supprimer') && (() => onOpen({ remove: row }))}
    />
  );
}
