import { Button } from '@comptoir/ui/Button';
import { SkipLink } from '@comptoir/ui/SkipLink';

export function Example() {
  return (
    <>
      <SkipLink targetId="orders" />
      <nav aria-label="Screens">
        <a href="#clients">Clients</a> <a href="#invoices">Invoices</a>
      </nav>
      <main id="orders" tabIndex={-1}>
        <p>Press Tab at the top of the page: the link appears, and Enter leads here.</p>
        <Button>New order</Button>
      </main>
    </>
  );
}
