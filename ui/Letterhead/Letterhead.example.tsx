import { Button } from '@comptoir/ui/Button';
import { DescriptionList } from '@comptoir/ui/DescriptionList';
import { Letterhead } from '@comptoir/ui/Letterhead';
import { PageHeader } from '@comptoir/ui/PageHeader';

export function Example() {
  return (
    <>
      <Letterhead name="Brown Joinery" address="12 High Street, Leeds" />
      <PageHeader title="Order 12" actions={<Button onClick={() => window.print()}>Print this page</Button>} />
      <DescriptionList
        items={[
          { id: 'client', label: 'Client', value: 'Ian Wood' },
          { id: 'ordered', label: 'Ordered', value: 'Six chairs' },
        ]}
      />
    </>
  );
}
