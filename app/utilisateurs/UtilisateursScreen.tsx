import { utilisateurs } from '@comptoir/contract/utilisateurs';
import { useLang } from '../frame/i18n/useLang';
import { useSession } from '../frame/session/useSession';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { CardsOrTable, useVue } from '../records/lists/CardsOrTable';
import { ListFrame } from '../records/lists/ListFrame';
import { useList } from '../records/lists/useList';
import { RecordActions } from '../records/RowActions';
import { FILTRES_UTILISATEURS } from './filtres';
import { UtilisateurCard } from './UtilisateurCard';
import { UTILISATEUR_DIALOGS } from './UtilisateurDialogs';
import { useUtilisateurColumns } from './useUtilisateurColumns';
import { utilisateurActions } from './utilisateurActions';

/** The list of users, as cards or as a table (spec § 2 "/user/users-cards"). */
export function UtilisateursScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const list = useList({
    name: 'utilisateurs',
    call: utilisateurs.list,
    search: 'search',
    filtres: FILTRES_UTILISATEURS,
  });
  const [opened, setOpened] = useOpened(UTILISATEUR_DIALOGS);
  const columns = useUtilisateurColumns();
  const vue = useVue(list);
  return (
    <>
      <ListFrame
        list={list}
        caption={t('menu.utilisateurs')}
        searchLabel={t('utilisateur.rechercher')}
        emptyText={t('utilisateur.vide')}
        create={
          can('utilisateurs.creer') && { label: t('utilisateur.nouveau'), onCreate: () => setOpened({ edit: null }) }
        }
        ways={[vue.way]}
        columns={columns}
        rowKey={({ utilisateurid }) => utilisateurid}
      >
        {(states) => (
          <CardsOrTable
            {...states}
            boundary
            isTable={vue.isTable}
            minWidth="306px"
            pictureOf={({ photo }) => photo}
            card={(utilisateur) => <UtilisateurCard utilisateur={utilisateur} onOpen={setOpened} />}
            columns={columns}
            actions={(utilisateur) => (
              <RecordActions useActions={utilisateurActions} row={utilisateur} onOpen={setOpened} />
            )}
          />
        )}
      </ListFrame>
      <RecordDialogs of={UTILISATEUR_DIALOGS} shown={list.pages} opened={opened} onOpen={setOpened} />
    </>
  );
}
