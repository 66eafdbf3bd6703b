import { formatDateShort } from '@comptoir/domain/dates';
import { LinkButton } from '@comptoir/ui/LinkButton';
import { Paperclip } from 'lucide-react';
import { useLang } from '../../frame/i18n/useLang';

interface ProofLinkProps {
  /** The payment or the closing whose proof it is: the file's path and name, and the record's plain date. */
  proof: { file: string; filename: string; date: string };
}

/** Opens the proof of a payment or a count in a window of its own; its name is told with the record's date. */
export function ProofLink({ proof: { file, filename, date } }: ProofLinkProps) {
  const { t, lang } = useLang();
  return (
    <LinkButton
      href={file}
      target="_blank"
      rel="noreferrer"
      variant="link"
      icon={<Paperclip aria-hidden />}
      aria-label={t('reglement.preuveouvrir', { nom: `${filename} · ${formatDateShort(date, lang)}` })}
    >
      {filename}
    </LinkButton>
  );
}
