import { MessageCircle } from 'lucide-react';
import { whatsappUrl } from '#domain/telephone';
import { LinkButton } from '#ui/LinkButton';

interface WhatsappLinkProps {
  tel: string;
  message: string;
  /** Names who is written to, beginning with the text shown (DESIGN rule 7). */
  label: string;
  text: string;
  onOpen?(): void;
}

/** Opens WhatsApp on a written message, in a tab of its own (PRODUCT 1.25, F); nothing for what is no phone. */
export function WhatsappLink({ tel, message, label, text, onOpen }: WhatsappLinkProps) {
  const href = whatsappUrl(tel, message);
  if (href === null) return null;
  return (
    <LinkButton
      variant="secondary"
      size="sm"
      icon={<MessageCircle aria-hidden />}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      title={label}
      onClick={onOpen}
    >
      {text}
    </LinkButton>
  );
}
