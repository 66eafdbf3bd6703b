import { Card, CardHeader } from '@comptoir/ui/Card';
import { Cover } from '@comptoir/ui/Cover';
import { House } from 'lucide-react';

const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"><rect width="999" height="999" fill="teal"/></svg>';

export function Example() {
  return (
    <Card style={{ maxWidth: 320 }}>
      <Cover src={PICTURE} icon={<House />} name="House by the sea" />
      <CardHeader title="House by the sea" subtitle="Three rooms, 800 m to the beach" />
    </Card>
  );
}
