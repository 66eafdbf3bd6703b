import { type Commande, commandes } from '@comptoir/contract/commandes';
import { dayOfInstant } from '@comptoir/domain/dates';
import { sum } from '@comptoir/domain/money';
import { Card, CardGrid, CardHeader } from '@comptoir/ui/Card';
import { DataTable } from '@comptoir/ui/DataTable';
import { Stack } from '@comptoir/ui/Stack';
import { SuiviSection } from '../activites/SuiviSection';
import { useLang } from '../frame/i18n/useLang';
import { clientPath } from '../frame/routing/recordPaths';
import { FactsList, type FactsOf } from '../records/FactsList';
import { RecordPage } from '../records/page/RecordPage';
import { RecordFact } from '../records/RecordFact';
import { RecordSection } from '../records/RecordSection';
import { DetteCard } from '../reglements/DetteCard';
import { ReglementsSection, useReglementsAhead } from '../reglements/ReglementsSection';
import { TelFact } from '../tiers/ContactFacts';
import { DateLivraison, Day } from './CommandeDates';
import { COMMANDE_DIALOGS, detteOf } from './CommandeDialogs';
import { TotalsList } from './CommandeTotals';
import { commandeActions } from './commandeActions';
import { EtatSoldeBadge } from './EtatSoldeBadge';
import { useLigneColumns } from './lignes/useLigneColumns';
import { EtatLivraisonField } from './livraison/EtatLivraisonField';
import { useLivraison } from './livraison/useLivraison';

/** The page of an order: client and items, what is paid, its payments, its delivery, and who did what to it. */
export function CommandeScreen() {
  useReglementsAhead();
  const { t } = useLang();
  const livraisonOf = useLivraison();
  return (
    <RecordPage
      call={commandes.byId}
      id="commandeid"
      list="/commandes"
      dialogs={COMMANDE_DIALOGS}
      useActions={commandeActions}
      titleOf={({ commandeid, client }) => `${t('commande.numero', { numero: String(commandeid) })} · ${client}`}
      state={(commande, onOpen) => (
        <>
          <EtatSoldeBadge etatsolde={commande.etatsolde} />{' '}
          <EtatLivraisonField commande={commande} onChange={(etat) => onOpen({ livrer: { commande, etat } })} />
        </>
      )}
      facts={(commande) => (
        <CardGrid minWidth="max(20rem, 40%)" aria-label={detteOf(commande, t).libelle}>
          <FactsCard commande={commande} />
          <DetteCard dette={detteOf(commande, t)} montantrestant={commande.reste} />
        </CardGrid>
      )}
    >
      {(commande) => (
        <>
          <LignesSection commande={commande} />
          <ReglementsSection dette={detteOf(commande, t)} montantrestant={commande.reste} />
          <SuiviSection
            call={commandes.suivi}
            params={{ commandeid: commande.commandeid }}
            ownItemOf={({ etat }) => (typeof etat === 'number' ? livraisonOf(etat) : null)}
          />
        </>
      )}
    </RecordPage>
  );
}

/**
 * Fields that the facts leave out: the head of the page, the debt or the items show them, or they tell people nothing.
 */
type Unlisted =
  | ('commandeid' | 'clientid' | 'version' | 'etatsolde' | 'etat' | 'reste' | 'detailscommande' | 'imprimeid')
  | ('quantite' | 'fraissup' | 'typereduction' | 'reduction' | 'montantreduction' | 'montant');

function FactsCard({ commande }: { commande: Commande }) {
  const { t } = useLang();
  const { clientid, client, tel, createdon, numero } = commande;
  const day = dayOfInstant(createdon);
  const facts: FactsOf<Commande, Unlisted> = {
    createdon: { label: t('depense.date'), value: <Day date={day} isLong /> },
    client: {
      label: t('commande.client'),
      value: (
        <RecordFact href={clientPath(clientid)} permission="clients">
          {client}
        </RecordFact>
      ),
    },
    tel: { label: t('client.tel'), value: <TelFact tel={tel} /> },
    numero: { label: t('activite.objetcommande'), value: numero || null },
    datelivraison: { label: t('commande.alivrer'), value: <DateLivraison commande={commande} isLong /> },
  };
  return (
    <Card>
      <CardHeader level={2} title={t('fiche.titre')} />
      <FactsList facts={facts} minWidth="10rem" />
    </Card>
  );
}

/** The items of an order, and how its total is computed; a settled order shows them too. */
function LignesSection({ commande }: { commande: Commande }) {
  const { t } = useLang();
  const columns = useLigneColumns();
  const { detailscommande: lignes, quantite, montantreduction, montant, fraissup } = commande;
  const totallignes = sum(lignes.map(({ mnttotal }) => mnttotal));
  return (
    <RecordSection title={t('commande.articles')}>
      <Stack>
        <DataTable caption={t('commande.articles')} rows={lignes} rowKey={({ id }) => id} columns={columns} />
        <TotalsList preview={{ quantite, totallignes, montantreduction, montanttotal: montant }} fraissup={fraissup} />
      </Stack>
    </RecordSection>
  );
}
