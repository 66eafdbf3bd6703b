import { type Arrete, type ArreteDetail, arretes } from '@comptoir/contract/arretes';
import { motsRegularisation, quiQuand, quiQuandMotif } from '@comptoir/contract/arreteTexts';
import type { Decision } from '@comptoir/domain/arrete';
import { formatMontant, formatNombre } from '@comptoir/domain/money';
import { Alert } from '@comptoir/ui/Alert';
import { Amount } from '@comptoir/ui/Amount';
import { Button } from '@comptoir/ui/Button';
import { DataTable } from '@comptoir/ui/DataTable';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Modal } from '@comptoir/ui/Modal';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { LockOpen, MessageSquareText, Paperclip, Printer, Scale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { allThere, useResume } from '../frame/drafts/useResume';
import { useLang } from '../frame/i18n/useLang';
import { useRoute } from '../frame/reads/useRoute';
import { useSession } from '../frame/session/useSession';
import { ImprimeDialog } from '../imprimes/ImprimeDialog';
import { imprimeDArrete } from '../imprimes/imprimable';
import { FactsList, type FactsOf } from '../records/FactsList';
import { ProofLink } from '../records/fichiers/ProofLink';
import { Loaded } from '../records/Loaded';
import { useColumns } from '../records/lists/useColumns';
import { useToday } from '../records/useToday';
import { EcartBadge, SuiteBadge, useCoupure, useNomArrete } from './arreteLook';
import { DecisionModal } from './DecisionModal';
import { droitsSur } from './droits';
import { JoindreModal } from './JoindreModal';
import { type CaisseArretee, RegulariserModal } from './RegulariserModal';

const ICONS: Readonly<Record<Decision, ReactNode>> = {
  expliquer: <MessageSquareText aria-hidden />,
  joindre: <Paperclip aria-hidden />,
  regulariser: <Scale aria-hidden />,
  rouvrir: <LockOpen aria-hidden />,
};

export interface ArreteModalProps {
  /** The closing, as its list shows it; what was counted is read here. */
  arrete: Arrete;
  caisse: CaisseArretee;
  onClose(): void;
}

/** A closing with what was counted, what became of its variance, and what may still be done with it. */
export function ArreteModal({ arrete: row, caisse, onClose }: ArreteModalProps) {
  const { t } = useLang();
  const { user, can } = useSession();
  const { arreteid } = row;
  const route = useRoute(arretes.byId, { params: { arreteid } });
  const arrete = route.data ?? row;
  const [decision, setDecision] = useState<Decision | null>(null);
  const decided = () => setDecision(null);
  const imprime = imprimeDArrete(arrete);
  const [isPrinting, setPrinting] = useState(false);
  useResume(allThere([arrete]), () => arreteid, {
    arreteexpliquer: () => setDecision('expliquer'),
    arretejoindre: () => setDecision('joindre'),
    arreteregulariser: () => setDecision('regulariser'),
    arreterouvrir: () => setDecision('rouvrir'),
  });
  const jours = { arretele: caisse.arretele, today: useToday() };
  const { decisions, raison } = droitsSur(arrete, jours, { utilisateurid: user?.utilisateurid ?? 0, can });
  // A proof is optional, so its button is not the main one.
  const principale = decisions.find((name) => name !== 'joindre');
  const footer = (
    <>
      {decisions.map((name) => (
        <Button
          key={name}
          variant={name === principale ? 'primary' : 'secondary'}
          icon={ICONS[name]}
          onClick={() => setDecision(name)}
        >
          {t(`arrete.${name}`)}
        </Button>
      ))}
      {imprime && (
        <Button variant="secondary" icon={<Printer aria-hidden />} onClick={() => setPrinting(true)}>
          {t('dashboard.imprimer')}
        </Button>
      )}
    </>
  );

  return (
    <Modal open size="lg" title={useNomArrete()(arrete)} footer={footer} onClose={onClose}>
      <Stack>
        <Facts arrete={arrete} />
        {raison && (
          <Alert role="note" tone="info">
            {t(`arrete.${raison}`)}
          </Alert>
        )}
        <Loaded route={route} failedTitle={t('arrete.detailechec')} skeleton={<TableSkeleton columns={3} rows={4} />}>
          {({ comptage }) => comptage.length > 0 && <Comptage comptage={comptage} />}
        </Loaded>
      </Stack>
      {decision === 'joindre' && <JoindreModal arrete={arrete} onClose={decided} />}
      {decision === 'regulariser' && <RegulariserModal arrete={arrete} caisse={caisse} onClose={decided} />}
      {(decision === 'expliquer' || decision === 'rouvrir') && (
        <DecisionModal arrete={arrete} decision={decision} onClose={decided} />
      )}
      {isPrinting && imprime && <ImprimeDialog imprimable={imprime} onClose={() => setPrinting(false)} />}
    </Modal>
  );
}

/** Fields that the facts leave out: the title, the figures or the notes show them, or they tell people nothing. */
type Unlisted =
  | ('arreteid' | 'caisseid' | 'code' | 'numero' | 'nature' | 'jusquau' | 'seq' | 'attendu' | 'compte')
  | ('comptepar' | 'createdon' | 'etat' | 'dernier' | 'filename' | 'imprimeid' | 'version');

/** What is known about a closing: its figures, who counted when, why it differs, and what was done about it. */
function Facts({ arrete }: { arrete: Arrete }) {
  const { t, lang } = useLang();
  const { attendu, compte, ecart, motif, observations, caisse, pv } = arrete;
  const { reouverture, file, filename, jusquau: date } = arrete;
  const facts: FactsOf<Arrete, Unlisted> = {
    ecart: {
      label: t('caisse.ecart'),
      value: (
        <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 'var(--space-2)' }}>
          <EcartBadge ecart={ecart} />
          <SuiteBadge arrete={arrete} />
        </span>
      ),
    },
    pv: { label: t('arrete.pv'), value: pv },
    caisse: { label: t('mouvement.caisse'), value: caisse },
    utilisateur: { label: t('arrete.comptepar'), value: quiQuand(arrete, lang) },
    motif: { label: t('arrete.motif'), value: motif },
    regularisation: { label: t('arrete.regularisele'), value: motsRegularisation(arrete, lang) },
    reouverture: { label: t('arrete.rouvertle'), value: reouverture && quiQuandMotif(reouverture, lang) },
    observations: { label: t('arrete.observations'), value: observations },
    file: { label: t('caisse.justificatif'), value: file && <ProofLink proof={{ file, filename, date }} /> },
  };
  return (
    <>
      <DescriptionList
        minWidth="8rem"
        items={[
          { id: 'attendu', label: t('caisse.attendu'), value: <Amount value={attendu} /> },
          { id: 'compte', label: t('caisse.compte'), value: <Amount value={compte} /> },
        ]}
      />
      <FactsList minWidth="13.75rem" facts={facts} />
    </>
  );
}

type Ligne = ArreteDetail['comptage'][number];

/** The notes and coins, from the largest to the smallest. */
function Comptage({ comptage }: { comptage: readonly Ligne[] }) {
  const { t } = useLang();
  const nameOf = useCoupure();
  const { column } = useColumns<Ligne>();
  const columns = [
    column('coupure', 'caisse.coupures', nameOf, { isPrimary: true }),
    column('nombre', 'arrete.nombre', ({ nombre }) => formatNombre(nombre), {
      phone: 'meta',
      align: 'end',
      onPhone: ({ nombre }) => `× ${formatNombre(nombre)}`,
    }),
    column('montant', 'depense.montant', ({ coupure, nombre }) => formatMontant(coupure * nombre), {
      phone: 'amount',
      align: 'end',
    }),
  ];
  return (
    <DataTable
      caption={t('arrete.comptage')}
      columns={columns}
      rows={comptage}
      rowKey={({ forme, coupure }) => `${forme} ${coupure}`}
    />
  );
}
