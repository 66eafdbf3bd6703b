import type { Depense } from '@comptoir/contract/depenses';
import { natureDepense, statutDepense } from '@comptoir/domain/depense';
import { Badge } from '@comptoir/ui/Badge';
import { FolderKanban, Tag } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';

/** The badge of an expense's status: settled when nothing remains to be paid (spec § 2 Expenses). */
export function StatutDepense({ montantrestant }: Pick<Depense, 'montantrestant'>) {
  const { t } = useLang();
  const statut = statutDepense(montantrestant);
  return <Badge tone={statut === 'solde' ? 'success' : 'warning'}>{t(`depense.${statut}`)}</Badge>;
}

/** The badge that tells whether an expense belongs to a project. */
export function NatureDepense({ projetid }: Pick<Depense, 'projetid'>) {
  const { t } = useLang();
  const nature = natureDepense(projetid);
  return (
    <Badge
      tone={nature === 'projet' ? 'primary' : 'neutral'}
      icon={nature === 'projet' ? <FolderKanban aria-hidden /> : <Tag aria-hidden />}
    >
      {t(`depense.${nature}`)}
    </Badge>
  );
}
