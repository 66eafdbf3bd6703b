import type { Projet } from '@comptoir/contract/projets';
import { formatDateLong } from '@comptoir/domain/dates';
import { progression } from '@comptoir/domain/projet';
import { CUT } from '@comptoir/domain/texte';
import { Card, CardFooter, CardHeader } from '@comptoir/ui/Card';
import { Cover } from '@comptoir/ui/Cover';
import { CutText } from '@comptoir/ui/CutText';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { ProgressBar } from '@comptoir/ui/ProgressBar';
import { FolderKanban } from 'lucide-react';
import { vignetteOf } from '../frame/api/vignetteOf';
import { useLang } from '../frame/i18n/useLang';
import { projetDetailsPath, projetFormPath } from '../frame/routing/projetPaths';
import { useOpenBelow } from '../frame/routing/useOpenBelow';
import { RowActions } from '../records/RowActions';
import { StatutProjet } from './StatutProjet';

interface ProjetCardProps {
  projet: Projet;
  onRemove(): void;
}

/** The card of a project: picture, status, owner, description, deadline, progress (spec § 2 Projects). */
export function ProjetCard({ projet, onRemove }: ProjetCardProps) {
  const { t, lang } = useLang();
  const { libelle, description, owner, datefin, nombreetape, photo } = projet;
  const facts = [
    { id: 'owner', label: t('projet.owner'), value: owner },
    { id: 'datefin', label: t('projet.datefin'), value: formatDateLong(datefin, lang) },
    { id: 'etapes', label: t('projet.nombreetape'), value: nombreetape },
  ];
  return (
    <Card>
      <Cover src={vignetteOf(photo)} reduced={vignetteOf(photo, 'miniature')} icon={<FolderKanban />} name={libelle} />
      <CardHeader
        level={2}
        title={libelle}
        subtitle={<CutText text={description} max={CUT.PROJET_DESCRIPTION} />}
        aside={<StatutProjet projet={projet} />}
      />
      <DescriptionList items={facts} minWidth="6.875rem" />
      <ProgressBar label={t('projet.cloture')} value={progression(projet)} />
      <CardFooter>
        <ProjetActions projet={projet} onRemove={onRemove} />
      </CardFooter>
    </Card>
  );
}

/** The actions of a project, on its card or its row. */
export function ProjetActions({ projet: { projetid, libelle }, onRemove }: ProjetCardProps) {
  const { t } = useLang();
  const openBelow = useOpenBelow();
  return (
    <RowActions
      main={{
        text: 'projet.details',
        label: t('projet.detailsligne', { libelle }),
        onPress: () => openBelow(projetDetailsPath(projetid)),
      }}
      of={{ objet: 'projet', id: projetid, libelle }}
      edit={{ needs: 'projets.modifier', onPress: () => openBelow(projetFormPath(projetid)) }}
      remove={{ needs: 'projets.supprimer', onPress: onRemove }}
    />
  );
}
