import { formatTelephone } from '@comptoir/domain/telephone';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { useLang } from '../../frame/i18n/useLang';

/** A telephone among the facts that name it so: pressed, it is called. */
export function TelFact({ tel }: { tel: string }) {
  return (
    <LinkButton variant="link" href={`tel:+225${tel}`}>
      {formatTelephone(tel)}
    </LinkButton>
  );
}

/** An e-mail, whole: where it has no room it goes on in a second line before its @; without one, 'Aucun mail'. */
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
