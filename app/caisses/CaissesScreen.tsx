import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { type Caisse, caisses } from '#contract/caisses';
import { formatMontant } from '#domain/money';
import { useRoute } from '../api/useRoute';
import { ResumeStep } from '../drafts/ResumeStep';
import { useResume } from '../drafts/useResume';
import { useLang } from '../i18n/useLang';
import { ListScreen } from '../lists/ListScreen';
import { useSearchedList } from '../lists/useSearchedList';
import { LazyDialog } from '../parts/LazyDialog';
import { lazyOf, usePreload } from '../parts/lazy';
import { DeletionDialog } from '../records/DeletionDialog';
import { RowActions } from '../records/RowActions';
import type { ScreenPath } from '../routing/screenPaths';
import { useListState } from '../session/listState';
import { useSession } from '../session/useSession';
import { InHead } from '../shell/InHead';
import { CaissesTotal } from './CaissesTotal';
import type { MouvementsDe } from './MouvementsModal';
import { useCaisseColumns } from './useCaisseColumns';

const load = {
  caisse: () => import('./CaisseModal'),
  mouvements: () => import('./MouvementsModal'),
};
/** Both come while the registers are looked at. */
const CaisseModal = lazyOf(load.caisse, 'CaisseModal');
const MouvementsModal = lazyOf(load.mouvements, 'MouvementsModal');

const MOUVEMENTS: ScreenPath = '/caisses/mouvements';

type Opened = { edit: Caisse | null } | { remove: Caisse } | { mouvements: Caisse } | null;
type Open = (opened: Opened) => void;

export function CaissesScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useSearchedList(caisses, 'caisses');
  const [opened, setOpened] = useState<Opened>(null);
  useResume(list.pages, ({ caisseid }) => caisseid, {
    caisse: (edit) => setOpened({ edit }),
    mouvements: (row) => row && setOpened({ mouvements: row }),
  });
  usePreload(can('caisses.creer') || can('caisses.modifier'), load.caisse);
  usePreload(true, load.mouvements);
  const columns = useCaisseColumns(list.pages.read, (caisse) => setOpened({ mouvements: caisse }));

  return (
    <>
      <ListScreen
        list={list}
        searchLabel={t('caisse.rechercher')}
        create={can('caisses.creer') && { label: t('caisse.nouvelle'), onCreate: () => setOpened({ edit: null }) }}
        caption={t('caisse.liste')}
        columns={columns}
        rowKey={(row) => row.caisseid}
        actions={(row) => <CaisseActions row={row} onOpen={setOpened} />}
        emptyText={t('caisse.vide')}
        ways={[
          {
            id: 'mouvements',
            label: t('mouvement.voirtous'),
            icon: <ArrowLeftRight aria-hidden />,
            href: MOUVEMENTS,
          },
        ]}
      />
      <InHead place="note">
        <CaissesTotal />
      </InHead>
      <Dialogs opened={opened} onOpen={setOpened} />
      {!opened && <AddressedMouvements />}
    </>
  );
}

/** The movements that the address asks for, `?mouvements=3`: where a register that was searched for is (PRODUCT K). */
function AddressedMouvements() {
  const [{ mouvements }, change] = useListState({ mouvements: '' });
  const { data } = useRoute(caisses.all, mouvements === '' ? null : {});
  const caisse = data?.find(({ caisseid }) => String(caisseid) === mouvements);
  if (!caisse || caisse.solde === null) return null;
  const asked: MouvementsDe = { ...caisse, solde: caisse.solde };
  return <Mouvements key={mouvements} caisse={asked} onClose={() => change({ mouvements: '' })} />;
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

function Dialogs({ opened, onOpen }: { opened: Opened; onOpen: Open }) {
  const { t } = useLang();
  const close = () => onOpen(null);
  if (!opened) return null;
  if ('edit' in opened) {
    return (
      <LazyDialog onClose={close}>
        <CaisseModal caisse={opened.edit} onClose={close} />
      </LazyDialog>
    );
  }
  if ('mouvements' in opened) return <Mouvements caisse={opened.mouvements} onClose={close} />;
  const { caisseid, libelle, solde } = opened.remove;
  return (
    <DeletionDialog
      call={caisses.remove}
      args={{ params: { caisseid } }}
      touches={['caisses']}
      of={['caisse', { libelle }]}
      detail={t('caisse.suppression', { libelle, solde: formatMontant(solde) })}
      way={{
        code: 'caisse.utilisee',
        label: t('blocage.mouvements'),
        to: `/caisses/mouvements?caisseid=${caisseid}`,
      }}
      onClose={close}
    />
  );
}

function CaisseActions({ row, onOpen }: { row: Caisse; onOpen: Open }) {
  const { t } = useLang();
  const { can } = useSession();
  const { libelle } = row;
  return (
    <RowActions
      view={{
        text: t('mouvement.liste'),
        label: t('caisse.mouvementsligne', { libelle }),
        onPress: () => onOpen({ mouvements: row }),
      }}
      history={{ objet: 'caisse', id: row.caisseid, libelle }}
      edit={can('caisses.modifier') && (() => onOpen({ edit: row }))}
      remove={can('caisses.supprimer') && (() => onOpen({ remove: row }))}
    />
  );
}
