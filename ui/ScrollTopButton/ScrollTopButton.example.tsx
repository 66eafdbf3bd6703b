import { ScrollTopButton } from '@comptoir/ui/ScrollTopButton';

const INVOICES = Array.from({ length: 40 }, (_, rank) => `Invoice ${rank + 1}`);

export function Example() {
  return (
    <main id="content" tabIndex={-1}>
      <p>Scroll down: the button is there once the page has moved 400 pixels.</p>
      <ol>
        {INVOICES.map((invoice) => (
          <li key={invoice}>{invoice}</li>
        ))}
      </ol>
      <ScrollTopButton targetId="content" />
    </main>
  );
}
