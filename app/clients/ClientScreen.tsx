import { type Client, clients } from '@comptoir/contract/clients';
import { Avatar } from '@comptoir/ui/Avatar';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { SuiviSection } from '../activites/SuiviSection';
import { vignetteOf } from '../frame/api/vignetteOf';
import { allThere } from '../frame/drafts/useResume';
import { withTexts } from '../frame/i18n/rooms';
import { useLang } from '../frame/i18n/useLang';
import { lazyOf, useAhead } from '../frame/parts/lazy';
import { useReturn } from '../frame/routing/useReturn';
import { useSession } from '../frame/session/useSession';
import { RecordDialogs, useOpened } from '../records/dialogs/RecordDialogs';
import { FactsList, type FactsOf } from '../records/FactsList';
import { RecordHead } from '../records/RecordHead';
import { RecordPage } from '../records/RecordPage';
import { RecordSection } from '../records/RecordSection';
import { EmailFact, TelFact } from '../tiers/ContactFacts';
import { CLIENT_DIALOGS, type OpenClient } from './ClientDialogs';
import { ClientHeadActions } from './ClientHeadActions';
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
  useAhead(useSession().can('commandes'), Object.values(load));
  return (
    <RecordPage call={clients.byId} id="clientid" list="/clients">
      {(client) => <ClientRecord client={client} />}
    </RecordPage>
  );
}

function ClientRecord({ client }: { client: Client }) {
  const { t } = useLang();
  const { can } = useSession();
  const [opened, setOpened] = useOpened(CLIENT_DIALOGS);
  const leave = useReturn('/clients');
  const { clientid, libelleclient } = client;
  return (
    <>
      <Facts client={client} onOpen={setOpened} />
      {can('commandes') && (
        <>
          <Troppercus clientid={clientid} />
          <RecordSection title={t('releve.titre')}>
            <Releve client={client} />
          </RecordSection>
          <RecordSection title={t('commande.liste')}>
            <ClientCommandesList client={client} />
          </RecordSection>
          <RecordSection title={t('creance.relanceshistorique')}>
            <RelancesTable clientid={clientid} libelleclient={libelleclient} />
          </RecordSection>
        </>
      )}
      <SuiviSection call={clients.suivi} params={{ clientid }} />
      <RecordDialogs
        of={CLIENT_DIALOGS}
        shown={allThere([client])}
        opened={opened}
        onOpen={setOpened}
        onRemoved={leave}
      />
    </>
  );
}

interface FactsProps {
  client: Client;
  onOpen: OpenClient;
}

/** What the head of the page or of the card shows, or what tells people nothing. */
type Unlisted = 'clientid' | 'libelleclient' | 'typeclient' | 'photo' | 'nombrecommande' | 'createdon' | 'version';

function Facts({ client, onOpen }: FactsProps) {
  const { t } = useLang();
  const { libelleclient, typeclient, tel, email, adresse, nombrecommande, photo } = client;
  const facts: FactsOf<Client, Unlisted> = {
    tel: { label: t('client.tel'), value: <TelFact tel={tel} /> },
    email: { label: t('client.email'), value: <EmailFact email={email} /> },
    adresse: { label: t('client.adresse'), value: adresse },
    reste: { label: t('client.reste'), value: <DetteClient client={client} /> },
  };
  return (
    <section aria-label={t('fiche.titre')}>
      <RecordHead title={libelleclient} actions={<ClientHeadActions client={client} onOpen={onOpen} />} />
      <Card>
        <CardHeader
          level={2}
          media={<Avatar src={vignetteOf(photo)} name={libelleclient} size={56} aria-hidden />}
          title={nomTypeClient(typeclient, t)}
          subtitle={t('client.nombrecommande', { count: nombrecommande })}
        />
        <FactsList facts={facts} />
      </Card>
    </section>
  );
}
