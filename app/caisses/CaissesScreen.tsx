import { type Caisse, caisses } from '@comptoir/contract/caisses';
import { SUIVIS_CAISSE, type SuiviCaisse } from '@comptoir/domain/arrete';
import { formatMontant, sum } from '@comptoir/domain/money';
import { Button } from '@comptoir/ui/Button';
import { SelectField } from '@comptoir/ui/SelectField';
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
import { FilterLine } from '../records/lists/FilterLine';
import { ListToolbar } from '../records/lists/ListToolbar';
import { ListView } from '../records/lists/ListView';
import { useChips } from '../records/lists/useChips';
import { type FilteredList, useSearchedList } from '../records/lists/useSearchedList';
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
const FILTRES = { suivi: ['', ...SUIVIS_CAISSE] } as const;
type List = FilteredList<Caisse, typeof FILTRES>;

export function CaissesScreen() {
  const list = useSearchedList(caisses, 'caisses', FILTRES);
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
function Registers({ list, onOpen }: { list: List; onOpen: Open }) {
  const { t } = useLang();
  const { can } = useSession();
  const { suivi } = list.filters;
  const all = () => list.onFilter({ suivi: '' });
  const chips = useChips()([{ id: 'suivi', name: null, value: suivi && t(`caisse.suivi${suivi}`), onRemove: all }]);
  const columns = useCaisseColumns(list.pages.read, (caisse) => onOpen({ mouvements: caisse }));
  const shape = { caption: t('menu.caisses'), columns, rowKey: ({ caisseid }: Caisse) => caisseid };
  const totals = (rows: readonly Caisse[]) => [
    t('liste.total', { montant: formatMontant(sum(rows.map(({ solde }) => solde))) }),
  ];
  const create = can('caisses.creer') && { label: t('caisse.nouvelle'), onCreate: () => onOpen({ edit: null }) };
  const ways = [
    { id: 'mouvements', label: t('mouvement.liste'), icon: <ArrowLeftRight aria-hidden />, href: MOUVEMENTS },
  ];

  return (
    <>
      <ListToolbar
        list={list}
        searchLabel={t('caisse.rechercher')}
        create={create}
        filters={<SuiviFilter list={list} />}
        active={chips.length}
        ways={ways}
        print={{ ...shape, chips, totals }}
      />
      <FilterLine pages={list.pages} chips={chips} isNarrowed={list.isSearch || chips.length > 0} />
      <ListView
        {...shape}
        pages={list.pages}
        actions={(row) => <CaisseActions row={row} isEcart={suivi === 'ecart'} onOpen={onOpen} />}
        empty={
          suivi === ''
            ? {
                description: t('caisse.vide'),
                action: create && <Button onClick={create.onCreate}>{create.label}</Button>,
              }
            : {
                title: t('caisse.sanssuivi'),
                description: t('caisse.sanssuiviaide'),
                action: (
                  <Button variant="secondary" onClick={all}>
                    {t('caisse.toutes')}
                  </Button>
                ),
              }
        }
        search={
          list.isSearch
            ? { term: [list.text, ...chips.map(({ label }) => label)].join(', '), onClear: list.begin }
            : null
        }
      />
    </>
  );
}

function SuiviFilter({ list: { filters, onFilter } }: { list: List }) {
  const { t } = useLang();
  return (
    <SelectField
      label={t('caisse.suivi')}
      placeholder={t('commande.filtretous')}
      options={SUIVIS_CAISSE.map((value) => ({ value, label: t(`caisse.suivi${value}`) }))}
      value={filters.suivi}
      onValueChange={(suivi) => onFilter({ suivi: suivi as '' | SuiviCaisse })}
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
