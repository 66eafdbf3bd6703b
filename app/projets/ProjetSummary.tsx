import { depenses } from '@comptoir/contract/depenses';
import type { Projet } from '@comptoir/contract/projets';
import { formatDateLong } from '@comptoir/domain/dates';
import { isEnRetard, progression } from '@comptoir/domain/projet';
import { Badge } from '@comptoir/ui/Badge';
import { Button } from '@comptoir/ui/Button';
import { Card, CardGrid, CardHeader } from '@comptoir/ui/Card';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { ProgressBar } from '@comptoir/ui/ProgressBar';
import { Pencil } from 'lucide-react';
import { BUDGET_COLUMNS, ProjetBudget } from '../budget/ProjetBudget';
import { useLang } from '../frame/i18n/useLang';
import { projetFormPath } from '../frame/routing/projetPaths';
import { useOpenBelow } from '../frame/routing/useOpenBelow';
import { useSession } from '../frame/session/useSession';
import { FactsList, type FactsOf } from '../records/FactsList';
import { HistoriqueAction } from '../records/HistoriqueAction';
import { DossierButton } from '../records/lists/Dossier';
import { RecordHead } from '../records/RecordHead';
import { useToday } from '../records/useToday';
import { StatutBadge } from './StatutProjet';

/** The head of a project's page: its facts, its progress and its budget (spec § 2 Projects, PRODUCT I). */
export function ProjetSummary({ projet }: { projet: Projet }) {
  const { t } = useLang();
  return (
    <section aria-label={t('projet.resume')}>
      <RecordHead title={projet.libelle} actions={<Actions projet={projet} />}>
        <StatutBadge statutprojet={projet.statutprojet} />
      </RecordHead>
      <CardGrid minWidth={BUDGET_COLUMNS} aria-label={projet.libelle}>
        <FactsCard projet={projet} />
        <Card>
          <CardHeader level={2} title={t('budget.titre')} />
          <ProjetBudget label={t('budget.projet')} depenses={projet} />
        </Card>
      </CardGrid>
    </section>
  );
}

/**
 * Fields that the facts leave out: the head of the page, the budget, the progress or the line above shows them, or they
 * tell people nothing.
 */
type Unlisted =
  | ('projetid' | 'libelle' | 'description' | 'statutprojet' | 'photo' | 'createdon' | 'version')
  | ('montant' | 'engage' | 'regle' | 'nombreetapecloture');

function FactsCard({ projet }: { projet: Projet }) {
  const { t } = useLang();
  const { description, owner, nombreetape, nombreetapecloture } = projet;
  const pourcentage = progression(projet);
  const counts = { cloture: nombreetapecloture, total: nombreetape, pourcentage };
  const facts: FactsOf<Projet, Unlisted> = {
    owner: { label: t('projet.owner'), value: owner },
    datefin: { label: t('projet.datefin'), value: <Deadline projet={projet} /> },
    nombreetape: { label: t('projet.nombreetape'), value: nombreetape },
  };
  return (
    <Card>
      <CardHeader level={2} title={t('projet.fiche')} />
      <DescriptionList
        minWidth="100%"
        items={[{ id: 'description', label: t('depense.description'), value: description }]}
      />
      <FactsList minWidth="max(8rem, 33% - var(--space-4))" facts={facts} />
      <ProgressBar
        label={t('projet.cloture')}
        value={pourcentage}
        {...(nombreetape > 0 ? { text: t('projet.avancement', counts) } : {})}
      />
    </Card>
  );
}

function Deadline({ projet }: { projet: Projet }) {
  const { t, lang } = useLang();
  const today = useToday();
  const { datefin } = projet;
  return (
    <>
      <time dateTime={datefin}>{formatDateLong(datefin, lang)}</time>{' '}
      {isEnRetard(projet, today) && <Badge tone="warning">{t('projet.enretard')}</Badge>}
    </>
  );
}

function Actions({ projet }: { projet: Projet }) {
  const { projetid, libelle } = projet;
  return (
    <>
      <HistoriqueAction variant="secondary" of={{ objet: 'projet', id: projetid, libelle }} />
      <DossierButton call={depenses.list} query={{ projetid, tri: 'date' }} />
      <EditButton projet={projet} />
    </>
  );
}

function EditButton({ projet: { projetid, libelle } }: { projet: Projet }) {
  const { t } = useLang();
  const { can } = useSession();
  const openBelow = useOpenBelow();
  if (!can('projets.modifier')) return null;
  return (
    <Button
      variant="secondary"
      icon={<Pencil aria-hidden />}
      aria-label={t('projet.modifierligne', { libelle })}
      onClick={() => openBelow(projetFormPath(projetid))}
    >
      {t('liste.modifier')}
    </Button>
  );
}
