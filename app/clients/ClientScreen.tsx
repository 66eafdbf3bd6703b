import { type Client, clients } from '@comptoir/contract/clients';
import { Avatar } from '@comptoir/ui/Avatar';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { SuiviSection } from '../activites/SuiviSection';
import { vignetteOf } from '../frame/api/vignetteOf';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf, useAhead } from '../frame/parts/lazy';
import { useSession } from '../frame/session/useSession';
import { FactsList, type FactsOf } from '../records/FactsList';
import { RecordPage } from '../records/page/RecordPage';
import { RecordSection } from '../records/RecordSection';
import { EmailFact, TelFact } from '../tiers/ContactFacts';
import { CLIENT_DIALOGS } from './ClientDialogs';
import { useClientActions } from './clientActions';
import { DetteClient } from './DetteClient';
import { nomTypeClient } from './typesClient';

const load = {
  troppercus: withTexts('reglements', () => import('../reglements/Troppercus')),
  releve: () => import('./Releve'),
  commandes: () => import('../commandes/ClientCommandesList'),
  relances: () => import('../creances/RelancesTable'),
};
const Troppercus = lazyOf(load.troppercus, 'Troppercus');
const Releve = lazyOf(load.releve, 'Releve');
const ClientCommandesList = lazyOf(load.commandes, 'ClientCommandesList');
const RelancesTable = lazyOf(load.relances, 'RelancesTable');

/** The page of a client: contact, debt, statement, orders, reminders, and who changed what. */
export function ClientScreen() {
  const { t } = useLang();
  const { can } = useSession();
  useAhead(can('commandes'), Object.values(load));
  return (
    <RecordPage
      call={clients.byId}
      id="clientid"
      list="/clients"
      dialogs={CLIENT_DIALOGS}
      useActions={useClientActions}
      titleOf={({ libelleclient }) => libelleclient}
      facts={(client) => <FactsCard client={client} />}
    >
      {(client) => (
        <>
          {can('commandes') && (
            <>
              <Troppercus clientid={client.clientid} />
              <RecordSection title={t('releve.titre')}>
                <Releve client={client} />
              </RecordSection>
              <RecordSection title={t('commande.liste')}>
                <ClientCommandesList client={client} />
              </RecordSection>
              <RecordSection title={t('creance.relanceshistorique')}>
                <RelancesTable clientid={client.clientid} libelleclient={client.libelleclient} />
              </RecordSection>
            </>
          )}
          <SuiviSection call={clients.suivi} params={{ clientid: client.clientid }} />
        </>
      )}
    </RecordPage>
  );
}

/** Fields that the facts leave out: the head of the page or of the card shows them, or they tell people nothing. */
type Unlisted = 'clientid' | 'libelleclient' | 'typeclient' | 'photo' | 'nombrecommande' | 'createdon' | 'version';

function FactsCard({ client }: { client: Client }) {
  const { t } = useLang();
  const { libelleclient, typeclient, tel, email, adresse, nombrecommande, photo } = client;
  const facts: FactsOf<Client, Unlisted> = {
    tel: { label: t('client.tel'), value: <TelFact tel={tel} /> },
    email: { label: t('client.email'), value: <EmailFact email={email} /> },
    adresse: { label: t('client.adresse'), value: adresse },
    reste: { label: t('client.reste'), value: <DetteClient client={client} /> },
  };
  return (
    <Card>
      <CardHeader
        level={2}
        media={<Avatar src={vignetteOf(photo)} name={libelleclient} size={56} aria-hidden />}
        title={nomTypeClient(typeclient, t)}
        subtitle={t('client.nombrecommande', { count: nombrecommande })}
      />
      <FactsList facts={facts} />
    </Card>
  );
}
