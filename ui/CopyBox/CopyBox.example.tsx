import { CopyBox } from '@comptoir/ui/CopyBox';

export function Example() {
  return <CopyBox label="Bank account" lines={['North Bank', 'IE12 NBNK 9001 0112 3456 78', 'Reference: 2026-12']} />;
}
