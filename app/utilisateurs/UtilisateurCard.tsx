import type { Utilisateur } from '@comptoir/contract/utilisateurs';
import { formatInstant } from '@comptoir/domain/dates';
import { Avatar } from '@comptoir/ui/Avatar';
import { Card, CardFooter, CardHeader } from '@comptoir/ui/Card';
import { CutText } from '@comptoir/ui/CutText';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Stack } from '@comptoir/ui/Stack';
import { vignetteOf } from '../frame/api/vignetteOf';
import { useLang } from '../frame/i18n/useLang';
import { nomComplet } from '../frame/session/nomComplet';
import { RecordActions } from '../records/RowActions';
import { EmailLink, PhoneLink } from '../tiers/ContactLinks';
import { AccesBadges } from './AccesBadges';
import type { OpenUtilisateur } from './UtilisateurDialogs';
import { utilisateurActions } from './utilisateurActions';

/** Greatest number of characters of a name, so that all cards of a row have the same height. */
const NAME_CUT = 60;

interface UtilisateurCardProps {
  utilisateur: Utilisateur;
  onOpen: OpenUtilisateur;
}

/** The card of a user: name, profile, contact, and state of the access (spec § 3 User). */
export function UtilisateurCard({ utilisateur, onOpen }: UtilisateurCardProps) {
  const { t } = useLang();
  const { libelleprofil, photo, email } = utilisateur;
  const name = nomComplet(utilisateur);
  return (
    <Card>
      <CardHeader
        level={2}
        media={<Avatar src={vignetteOf(photo)} name={name} size={56} aria-hidden />}
        title={<CutText text={name} max={NAME_CUT} />}
        subtitle={libelleprofil}
      />
      <AccesBadges utilisateur={utilisateur} />
      <Stack gap={1}>
        <Contact utilisateur={utilisateur} />
        <EmailLink email={email} />
      </Stack>
      <DescriptionList
        minWidth="7.5rem"
        items={[
          { id: 'username', label: t('utilisateur.username'), value: utilisateur.username },
          {
            id: 'dernierusage',
            label: t('utilisateur.dernierusage'),
            value: <DernierUsage utilisateur={utilisateur} />,
          },
          {
            id: 'caisses',
            label: t('utilisateur.caisses'),
            value: <CaissesAccessibles utilisateur={utilisateur} />,
          },
        ]}
      />
      <CardFooter>
        <RecordActions useActions={utilisateurActions} row={utilisateur} onOpen={onOpen} />
      </CardFooter>
    </Card>
  );
}

/** The registers that the user sees and uses, as a count (PRODUCT Q). */
function CaissesAccessibles({ utilisateur: { caisses } }: Pick<UtilisateurCardProps, 'utilisateur'>) {
  const { t } = useLang();
  return caisses === null ? t('commande.filtretous') : t('utilisateur.caissesnombre', { count: caisses.length });
}

/** The user's phone number, or a text when it is unknown. */
export function Contact({ utilisateur: { contact } }: Pick<UtilisateurCardProps, 'utilisateur'>) {
  const { t } = useLang();
  return contact === '' ? <p>{t('utilisateur.sanscontact')}</p> : <PhoneLink tel={contact} />;
}

/** The time of the user's last activity. */
export function DernierUsage({ utilisateur: { dernierusage } }: Pick<UtilisateurCardProps, 'utilisateur'>) {
  const { t, lang } = useLang();
  if (dernierusage === null) return t('utilisateur.jamais');
  return <time dateTime={dernierusage}>{formatInstant(dernierusage, lang)}</time>;
}
