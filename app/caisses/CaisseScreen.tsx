import { type Caisse, caisses } from '@comptoir/contract/caisses';
import { Amount } from '@comptoir/ui/Amount';
import { Card } from '@comptoir/ui/Card';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Stack } from '@comptoir/ui/Stack';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { SuiviSection } from '../activites/SuiviSection';
import { ArreteeBadge } from '../arretes/ArreteeBadge';
import { ArretesSection } from '../arretes/ArretesSection';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf } from '../frame/parts/lazy';
import { useLastContact } from '../frame/reads/useLastContact';
import { useRoute } from '../frame/reads/useRoute';
import { mouvementsPath } from '../frame/routing/recordPaths';
import { NatureBadge } from '../operations/natureLook';
import type { ActionsOf } from '../records/actions';
import type { Opened } from '../records/dialogs/dialog';
import { useOpened } from '../records/dialogs/RecordDialogs';
import { FactsList, type FactsOf } from '../records/FactsList';
import { RecordPage } from '../records/page/RecordPage';
import { RecordSection } from '../records/RecordSection';
import { TransfertsEnRoute } from '../transferts/TransfertsEnRoute';
import { TransfertsSection } from '../transferts/TransfertsSection';
import { CAISSE_DIALOGS, type SujetsCaisse } from './CaisseDialogs';
import { caisseActions } from './caisseActions';
import { MOUVEMENT_DIALOGS, type OpenedMouvement, type OpenMouvement } from './mouvements/MouvementDialogs';
import { HistorySwitch, MouvementsList } from './mouvements/MouvementsList';
import { PlafondBadge } from './PlafondBadge';

const DossierDeCaisse = lazyOf(() => import('../reglements/DossierDeCaisse'), 'DossierDeCaisse');

/** The page of a register: its balance, the movements that explain it, and who changed what. */
export function CaisseScreen() {
  const [mouvement, openMouvement] = useOpened(MOUVEMENT_DIALOGS);
  const useActions: ActionsOf<Caisse, Opened<SujetsCaisse>> = (caisse, { t }) => ({
    ...caisseActions(caisse),
    main: {
      text: 'mouvement.nouveau',
      label: t('mouvement.nouveau'),
      needs: 'caisses.mouvements',
      onPress: () => openMouvement({ edit: null }),
    },
  });
  return (
    <RecordPage
      call={caisses.byId}
      id="caisseid"
      list="/caisses"
      dialogs={CAISSE_DIALOGS}
      useActions={useActions}
      titleOf={({ libelle }) => libelle}
      state={(caisse) => (
        <>
          <ArreteeBadge arretele={caisse.arretele} /> <PlafondBadge caisse={caisse} />
        </>
      )}
      facts={(caisse) => <FactsCard caisse={caisse} />}
    >
      {(caisse) => (
        <>
          <TransfertsEnRoute caisseid={caisse.caisseid} />
          <MouvementsSection caisse={caisse} opened={mouvement} onOpen={openMouvement} />
          <TransfertsSection caisseid={caisse.caisseid} />
          <ArretesSection caisse={caisse} />
          <SuiviSection call={caisses.suivi} params={{ caisseid: caisse.caisseid }} />
        </>
      )}
    </RecordPage>
  );
}

/** The register's facts; a balance that is not confirmed says when it was read (PRODUCT O). */
function FactsCard({ caisse }: { caisse: Caisse }) {
  const { t } = useLang();
  const { caisseid, code, nature, solde, plafond, montant, description } = caisse;
  // RecordPage makes the same read, so this one sends no second request.
  const contact = useLastContact(useRoute(caisses.byId, { params: { caisseid } }).read);
  const facts: FactsOf<
    Caisse,
    'caisseid' | 'libelle' | 'arretele' | 'aveugle' | 'plafondrefuse' | 'decharge' | 'version'
  > = {
    solde: {
      label: contact ? t('caisse.soldecontact', { quand: contact }) : t('caisse.solde'),
      value: (
        <strong>
          <Amount value={solde} />
        </strong>
      ),
    },
    plafond: { label: t('plafond.montant'), value: plafond > 0 ? <Amount value={plafond} /> : null },
    nature: { label: t('depense.nature'), value: <NatureBadge nature={nature} /> },
    code: { label: t('caisse.code'), value: code },
    montant: { label: t('caisse.montant'), value: <Amount value={montant} /> },
    description: { label: t('depense.description'), value: description || t('caisse.sansdescription') },
  };
  return (
    <Card>
      <FactsList facts={facts} />
    </Card>
  );
}

interface MouvementsSectionProps {
  caisse: Caisse;
  opened: OpenedMouvement;
  onOpen: OpenMouvement;
}

/**
 * The register's movements. Filters by days or direction are on the screen of all movements, which opens for this
 * register.
 */
function MouvementsSection({ caisse, opened, onOpen }: MouvementsSectionProps) {
  const { t } = useLang();
  const [isHistory, setIsHistory] = useState(false);
  return (
    <RecordSection
      title={t('mouvement.liste')}
      actions={
        <>
          <Suspense>
            <DossierDeCaisse caisseid={caisse.caisseid} />
          </Suspense>
          <LinkButton as={Link} to={mouvementsPath(caisse.caisseid)}>
            {t('mouvement.voirtous')}
          </LinkButton>
        </>
      }
    >
      <Stack gap={3}>
        <div className="no-print">
          <HistorySwitch checked={isHistory} onChange={setIsHistory} />
        </div>
        <MouvementsList caisse={caisse} isHistory={isHistory} opened={opened} onOpen={onOpen} />
      </Stack>
    </RecordSection>
  );
}
