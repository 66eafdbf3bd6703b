import { Avatar } from '@comptoir/ui/Avatar';
import { Card, CardHeader } from '@comptoir/ui/Card';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { vignetteOf } from '../frame/api/vignetteOf';
import { useLang } from '../frame/i18n/useLang';
import { nomComplet } from '../frame/session/nomComplet';
import { useSession } from '../frame/session/useSession';

/** Shows what the session tells about its user (spec § 3 User); only an administrator can change it. */
export function IdentiteCard() {
  const { t } = useLang();
  const { user } = useSession();
  if (!user) return null;
  const name = nomComplet(user);
  return (
    <Card>
      <CardHeader
        level={2}
        media={<Avatar src={vignetteOf(user.photo)} name={name} size={64} aria-hidden />}
        title={name}
        subtitle={t('monprofil.identiteaide')}
      />
      <DescriptionList
        items={[
          { id: 'nom', label: t('utilisateur.nom'), value: user.nom },
          { id: 'prenom', label: t('utilisateur.prenom'), value: user.prenom },
          { id: 'profil', label: t('utilisateur.profil'), value: user.libelleprofil },
          { id: 'compagnie', label: t('menu.organisation'), value: user.compagnie },
        ]}
      />
    </Card>
  );
}
