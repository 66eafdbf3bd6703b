import { LinkButton } from '@comptoir/ui/LinkButton';
import { ReceiptText } from 'lucide-react';

/** With a router, give its link: `<LinkButton as={Link} to="/invoices">`. */
export function Example() {
  return (
    <LinkButton href="#invoices" variant="primary" icon={<ReceiptText aria-hidden />}>
      See all invoices
    </LinkButton>
  );
}
