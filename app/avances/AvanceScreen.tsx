import type { Avance } from '@comptoir/contract/avance';
import { avances } from '@comptoir/contract/avances';
import { dayOfInstant, formatDateLong } from '@comptoir/domain/dates';
import { formatMontant } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { Card, CardFooter, CardGrid, CardHeader } from '@comptoir/ui/Card';
import { useMediaWidth } from '@comptoir/ui/foundations';
import { SuiviSection } from '../activites/SuiviSection';
import { useLang } from '../frame/i18n/useLang';
import { projetDetailsPath } from '../frame/routing/projetPaths';
import { useSession } from '../frame/session/useSession';
import type { Viewed } from '../records/actions';
import { FactsList, type FactsOf } from '../records/FactsList';
import { RecordPage } from '../records/page/RecordPage';
import { RecordFact } from '../records/RecordFact';
import { TelFact } from '../tiers/ContactFacts';
import { TransfertsSection } from '../transferts/TransfertsSection';
import { AvanceDepenses } from './AvanceDepenses';
import { AVANCE_DIALOGS } from './AvanceDialogs';
import { acteDe, type OpenAvance } from './acteOuvert';
import { useAvanceActions } from './avanceActions';
import { ArgentBar, EtatAvanceBadge, RetardBadge } from './avanceLook';
import { Relancer } from './Relancer';
import { useActes } from './useActes';
import { useSuiviAvance } from './useSuiviAvance';

/** What the holder does on a phone, with large buttons. */
const AU_PORTEUR = ['justifier', 'rendre'] as const;
const useAutresActions = (avance: Avance, viewed: Viewed) => useAvanceActions(avance, viewed, AU_PORTEUR);

/** The page of an advance: who has it and what for, what became of its money, and who did what to it. */
export function AvanceScreen() {
  const { t } = useLang();
  const { can } = useSession();
  const isPhone = useMediaWidth('TABLET');
  const suiviOf = useSuiviAvance();
  return (
    <RecordPage
      call={avances.byId}
      id="avanceid"
      list="/avances"
      dialogs={AVANCE_DIALOGS}
      useActions={isPhone ? useAutresActions : useAvanceActions}
      titleOf={({ montant, porteur }) => t('avance.nommeemontant', { montant: formatMontant(montant), porteur })}
      state={({ etat, retard }) => (
        <>
          <EtatAvanceBadge etat={etat} /> <RetardBadge retard={retard} />
        </>
      )}
      facts={(avance, onOpen) => (
        <CardGrid minWidth="max(20rem, 40%)" aria-label={avance.objet}>
          <ArgentCard avance={avance} isPhone={isPhone} onOpen={onOpen} />
          <FactsCard avance={avance} />
        </CardGrid>
      )}
    >
      {({ avanceid, caisseid }) => (
        <>
          {caisseid !== null && <AvanceDepenses avanceid={avanceid} caisseid={caisseid} />}
          {caisseid !== null && can('caisses') && <TransfertsSection caisseid={caisseid} />}
          <SuiviSection call={avances.suivi} params={{ avanceid }} ownItemOf={suiviOf} />
        </>
      )}
    </RecordPage>
  );
}

interface ArgentCardProps {
  avance: Avance;
  isPhone: boolean;
  onOpen: OpenAvance;
}

/** What became of the money, and on a phone what its holder does next. */
function ArgentCard({ avance, isPhone, onOpen }: ArgentCardProps) {
  const { t } = useLang();
  const allowed = useActes()(avance);
  const actes = isPhone ? AU_PORTEUR.filter((acte) => allowed.has(acte)) : [];
  return (
    <Card>
      <CardHeader level={2} title={t('avance.argent')} />
      {avance.caisseid === null ? <p>{t('avance.pasversee')}</p> : <ArgentBar label={avance.objet} {...avance} />}
      {avance.enroute > 0 && (
        <Alert tone="info">{t('avance.enroute', { montant: formatMontant(avance.enroute) })}</Alert>
      )}
      <Relancer avance={avance} />
      {actes.length > 0 && (
        <CardFooter isFilled>
          {actes.map((acte) => (
            <Button
              key={acte}
              variant={acte === 'justifier' ? 'primary' : 'secondary'}
              onClick={() => onOpen(acteDe(acte, avance))}
            >
              {t(`avance.${acte}`)}
            </Button>
          ))}
        </CardFooter>
      )}
    </Card>
  );
}

/** Fields that the facts leave out: the head of the page or the picture shows them, or they tell people nothing. */
type Unlisted =
  | (
      | 'avanceid'
      | 'caisseid'
      | 'sourceid'
      | 'porteurid'
      | 'projetid'
      | 'demandepar'
      | 'version'
      | 'etat'
      | 'retard'
      | 'imprimeid'
    )
  | ('justifie' | 'rendu' | 'enroute' | 'solde');

function FactsCard({ avance }: { avance: Avance }) {
  const { t } = useLang();
  const { porteur, porteurtel, montant, objet, projetid, projet, echeance, source, date, createdon, relance } = avance;
  const facts: FactsOf<Avance, Unlisted> = {
    porteur: { label: t('avance.porteur'), value: porteur },
    porteurtel: { label: t('avance.tel'), value: porteurtel && <TelFact tel={porteurtel} /> },
    montant: { label: t('depense.montant'), value: <Amount value={montant} /> },
    objet: { label: t('avance.objet'), value: objet },
    projet: {
      label: t('depense.projet'),
      value: projetid && (
        <RecordFact href={projetDetailsPath(projetid)} permission="projets">
          {projet}
        </RecordFact>
      ),
    },
    echeance: { label: t('avance.echeance'), value: <Day date={echeance} /> },
    source: { label: t('avance.source'), value: source },
    date: { label: t('avance.date'), value: date && <Day date={date} /> },
    numero: { label: t('avance.bon'), value: avance.numero },
    demandeur: { label: t('avance.demandeur'), value: avance.demandeur },
    createdon: { label: t('avance.demandeele'), value: <Day date={dayOfInstant(createdon)} /> },
    approbateur: { label: t('avance.approbateur'), value: avance.approbateur },
    decideur: { label: t('avance.decideur'), value: avance.decideur },
    motif: { label: t('avance.motif'), value: avance.motif },
    relance: { label: t('avance.relance'), value: relance && <Day date={dayOfInstant(relance)} /> },
  };
  return (
    <Card>
      <CardHeader level={2} title={t('fiche.titre')} />
      <FactsList facts={facts} minWidth="10rem" />
    </Card>
  );
}

function Day({ date }: { date: string }) {
  const { lang } = useLang();
  return <time dateTime={date}>{formatDateLong(date, lang)}</time>;
}
