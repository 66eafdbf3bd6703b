import { formatTelephone } from '@comptoir/domain/telephone';
import { cutText } from '@comptoir/domain/texte';
import { Button } from '@comptoir/ui/Button';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Tooltip } from '@comptoir/ui/Tooltip';
import { Mail, MailX, Phone } from 'lucide-react';
import { useLang } from '../frame/i18n/useLang';

/** Number of characters of an e-mail address that fit on a card. */
const EMAIL_CUT = 24;

/** A phone number; pressing it makes a call, and the tooltip shows the country's prefix (spec § 2 Clients). */
export function PhoneLink({ tel }: { tel: string }) {
  const { t } = useLang();
  const shown = formatTelephone(tel);
  return (
    <Tooltip content={t('client.appeler', { tel: shown })} describes={false}>
      <LinkButton variant="link" href={`tel:+225${tel}`} icon={<Phone aria-hidden />}>
        <span className="visually-hidden">{t('client.tel')}</span> {shown}
      </LinkButton>
    </Tooltip>
  );
}

/**
 * An e-mail address, cut on the card and in full in its tooltip; without an address: 'Aucun mail' (spec § 2 Clients).
 */
export function EmailLink({ email }: { email: string }) {
  const { t } = useLang();
  if (email === '') {
    return (
      <Tooltip content={t('client.sansmail')} opensOnPress describes={false}>
        <Button variant="link" icon={<MailX aria-hidden />}>
          {t('client.sansmail')}
        </Button>
      </Tooltip>
    );
  }
  return (
    <Tooltip content={email} describes={false}>
      <LinkButton variant="link" href={`mailto:${email}`} icon={<Mail aria-hidden />}>
        <span aria-hidden>{cutText(email, EMAIL_CUT).text}</span>
        <span className="visually-hidden">{email}</span>
      </LinkButton>
    </Tooltip>
  );
}
