import { formatTelephone } from '@comptoir/domain/telephone';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { useLang } from '../frame/i18n/useLang';

/** A phone number among facts that already name it; pressing it makes a call. */
export function TelFact({ tel }: { tel: string }) {
  return (
    <LinkButton variant="link" href={`tel:+225${tel}`}>
      {formatTelephone(tel)}
    </LinkButton>
  );
}

/** An e-mail address in full; if it is too long, the line breaks before the @. Without an address: 'Aucun mail'. */
export function EmailFact({ email }: { email: string }) {
  const { t } = useLang();
  if (email === '') return t('client.sansmail');
  const at = email.lastIndexOf('@');
  return (
    <LinkButton variant="link" href={`mailto:${email}`}>
      <span>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </LinkButton>
  );
}
