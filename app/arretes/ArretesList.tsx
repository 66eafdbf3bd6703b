import { type Arrete, arretes } from '@comptoir/contract/arretes';
import { nomArrete } from '@comptoir/contract/arreteTexts';
import { formatDateShort } from '@comptoir/domain/dates';
import { useLang } from '../frame/i18n/useLang';
import { type Dialogs, modal } from '../records/dialogs/dialog';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { step } from '../records/dialogs/resumed';
import { ListView } from '../records/lists/ListView';
import { usePagesOf } from '../records/lists/usePages';
import { RowActions } from '../records/RowActions';
import { useNomArrete } from './arreteLook';
import type { CaisseArretee } from './RegulariserModal';
import { useArreteColumns } from './useArreteColumns';

const DIALOGS: Dialogs<Arrete, { voir: Arrete }, { caisse: CaisseArretee }> = {
  idOf: ({ arreteid }) => arreteid,
  dialogs: {
    voir: modal('ArreteModal', {
      load: () => import('./ArreteModal'),
      ahead: true,
      size: 'lg',
      title: (arrete, { lang }) => nomArrete(arrete, lang, formatDateShort),
      resume: step('arretes'),
      props: (arrete, { caisse }) => ({ arrete, caisse }),
    }),
  },
};

/** The closings and surprise counts of a register; a press opens one of them. */
export function ArretesList({ caisse }: { caisse: CaisseArretee }) {
  const { t } = useLang();
  const pages = usePagesOf(arretes.list, 'arretes', { params: { caisseid: caisse.caisseid } });
  const columns = useArreteColumns();
  const nomOf = useNomArrete();
  const [opened, setOpened] = useOpened(DIALOGS);
  return (
    <>
      <ListView
        pages={pages}
        pagesLabel={t('caisse.arretes')}
        caption={t('caisse.arretes')}
        columns={columns}
        rowKey={({ arreteid }) => arreteid}
        actions={(row) => (
          <RowActions
            of={{ libelle: nomOf(row) }}
            main={{
              text: 'arrete.voir',
              label: t('arrete.voirligne', { nom: nomOf(row) }),
              onPress: () => setOpened({ voir: row }),
            }}
          />
        )}
        empty={{ description: t('arrete.vide') }}
      />
      <RecordDialogs of={DIALOGS} shown={pages} opened={opened} onOpen={setOpened} caisse={caisse} />
    </>
  );
}
