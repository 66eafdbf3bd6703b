import { depenses } from '@comptoir/contract/depenses';
import type { Etapeprojet } from '@comptoir/contract/projets';
import { Button } from '@comptoir/ui/Button';
import { Modal } from '@comptoir/ui/Modal';
import { Stack } from '@comptoir/ui/Stack';
import { Toolbar } from '@comptoir/ui/Toolbar';
import { Plus } from 'lucide-react';
import { ProjetBudget } from '../../budget/ProjetBudget';
import { DEPENSE_DIALOGS } from '../../depenses/DepenseDialogs';
import { depenseActions } from '../../depenses/depenseActions';
import { useDepenseColumns } from '../../depenses/useDepenseColumns';
import { useLang } from '../../frame/i18n/useLang';
import { useSession } from '../../frame/session/useSession';
import { RecordDialogs, useOpened } from '../../records/dialogs/RecordDialogs';
import { ListView } from '../../records/lists/ListView';
import { usePagesOf } from '../../records/lists/usePages';
import { RecordActions } from '../../records/RowActions';

/** The expenses of a step, which can be added, edited, deleted and paid here (spec § 2 Projects). */
export function EtapeDepensesModal({ etape, onClose }: { etape: Etapeprojet; onClose(): void }) {
  const { t } = useLang();
  const { can } = useSession();
  const [opened, setOpened] = useOpened(DEPENSE_DIALOGS);
  const columns = useDepenseColumns((depense) => setOpened({ documents: { depense } })).filter(
    ({ key }) => key !== 'nature',
  );
  const { etapeprojetid, libelle } = etape;
  const pages = usePagesOf(depenses.list, 'depenses', { query: { etapeprojetid } });

  return (
    <Modal open size="xl" title={t('etapeprojet.depenses', { libelle })} onClose={onClose}>
      <Stack>
        <ProjetBudget label={t('budget.etape')} depenses={etape} />
        <div>
          {can('depenses.creer') && (
            <Toolbar
              actions={
                <Button icon={<Plus aria-hidden />} onClick={() => setOpened({ edit: null })}>
                  {t('depense.nouvelle')}
                </Button>
              }
            />
          )}
          <ListView
            pages={pages}
            caption={t('etapeprojet.depenses', { libelle })}
            columns={columns}
            rowKey={(row) => row.depenseid}
            actions={(row) => <RecordActions useActions={depenseActions} row={row} onOpen={setOpened} />}
            empty={{ description: t('etapeprojet.depensesvide') }}
          />
        </div>
      </Stack>
      <RecordDialogs of={DEPENSE_DIALOGS} shown={pages} opened={opened} onOpen={setOpened} etape={etape} />
    </Modal>
  );
}
