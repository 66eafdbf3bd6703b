import { CopyBox } from '@comptoir/ui/CopyBox';
import { QrCode } from '@comptoir/ui/QrCode';

const ADDRESS = 'https://example.org/orders/12';

export function Example() {
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 320 }}>
      <QrCode label="Code of the page of order 12" text={ADDRESS} />
      <CopyBox label="Address of the page" lines={[ADDRESS]} />
    </div>
  );
}
