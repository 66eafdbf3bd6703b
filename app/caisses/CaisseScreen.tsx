import { type Caisse, caisses } from '@comptoir/contract/caisses';
import { Amount } from '@comptoir/ui/Amount';
import { Card } from '@comptoir/ui/Card';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Stack } from '@comptoir/ui/Stack';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SuiviSection } from '../activites/SuiviSection';
import { ArreteeBadge } from '../arretes/ArreteeBadge';
import { ArretesSection } from '../arretes/ArretesSection';
import { allThere } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { useLastContact } from '../frame/reads/useLastContact';
import { useRoute } from '../frame/reads/useRoute';
import { mouvementsPath } from '../frame/routing/recordPaths';
import { useReturn } from '../frame/routing/useReturn';
import { useSession } from '../frame/session/useSession';
import { NatureBadge } from '../operations/natureLook';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { FactsList, type FactsOf } from '../records/FactsList';
import { RecordHead } from '../records/RecordHead';
import { RecordPage } from '../records/RecordPage';
import { RecordSection } from '../records/RecordSection';
import { RowActions } from '../records/RowActions';
import { TransfertsEnRoute } from '../transferts/TransfertsEnRoute';
import { TransfertsSection } from '../transferts/TransfertsSection';
import { CAISSE_DIALOGS, type OpenCaisse } from './CaisseDialogs';
import { MOUVEMENT_DIALOGS, type OpenedMouvement, type OpenMouvement } from './mouvements/MouvementDialogs';
import { HistorySwitch, MouvementsList } from './mouvements/MouvementsList';
import { PlafondBadge } from './PlafondBadge';
import { useCaisseActions } from './useCaisseActions';

/** The page of a register: its balance, the movements that explain it, and who changed what. */
export function CaisseScreen() {
  return (
    <RecordPage call={caisses.byId} id="caisseid" list="/caisses">
      {(caisse) => <CaisseRecord caisse={caisse} />}
    </RecordPage>
  );
}

function CaisseRecord({ caisse }: { caisse: Caisse }) {
  const { can } = useSession();
  const [opened, setOpened] = useOpened(CAISSE_DIALOGS);
  const leave = useReturn('/caisses');
  const [mouvement, setMouvement] = useOpened(MOUVEMENT_DIALOGS);
  const { caisseid } = caisse;
  return (
    <>
      <Facts
        caisse={caisse}
        onOpen={setOpened}
        onMouvement={can('caisses.mouvements') ? () => setMouvement({ edit: null }) : null}
      />
      <TransfertsEnRoute caisseid={caisseid} />
      <MouvementsSection caisse={caisse} opened={mouvement} onOpen={setMouvement} />
      <TransfertsSection caisseid={caisseid} />
      <ArretesSection caisse={caisse} />
      <SuiviSection call={caisses.suivi} params={{ caisseid }} />
      <RecordDialogs
        of={CAISSE_DIALOGS}
        shown={allThere([caisse])}
        opened={opened}
        onOpen={setOpened}
        onRemoved={leave}
      />
    </>
  );
}

interface FactsProps {
  caisse: Caisse;
  onOpen: OpenCaisse;
  /** Null when the user may not add movements. */
  onMouvement: (() => void) | null;
}

/** The register's facts; a balance that is not confirmed says when it was read (PRODUCT O). */
function Facts({ caisse, onOpen, onMouvement }: FactsProps) {
  const { t } = useLang();
  const { can } = useSession();
  const { caisseid, libelle, code, nature, solde, plafond, montant, description } = caisse;
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
  const nouveau = t('mouvement.nouveau');
  const ownOf = useCaisseActions(onOpen);
  return (
    <section aria-label={t('fiche.titre')}>
      <RecordHead
        title={libelle}
        actions={
          <RowActions
            isHead
            view={onMouvement !== null && { text: nouveau, label: nouveau, onPress: onMouvement }}
            own={ownOf(caisse)}
            history={{ objet: 'caisse', id: caisseid, libelle }}
            edit={can('caisses.modifier') && (() => onOpen({ edit: caisse }))}
            remove={can('caisses.supprimer') && (() => onOpen({ remove: caisse }))}
          />
        }
      >
        <ArreteeBadge arretele={caisse.arretele} /> <PlafondBadge caisse={caisse} />
      </RecordHead>
      <Card>
        <FactsList facts={facts} />
      </Card>
    </section>
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
        <LinkButton as={Link} to={mouvementsPath(caisse.caisseid)}>
          {t('mouvement.voirtous')}
        </LinkButton>
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
