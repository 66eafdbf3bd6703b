import { ChangedLines } from '@comptoir/ui/ChangedLines';
import { DescriptionList } from '@comptoir/ui/DescriptionList';

const BEFORE = ['Read customers', 'Delete customers', 'Write orders'];
const AFTER = ['Read customers', 'Write orders', 'Print orders'];

export function Example() {
  return (
    <DescriptionList
      items={[
        { id: 'before', label: 'Before', value: <ChangedLines lines={BEFORE} others={AFTER} change="removed" /> },
        { id: 'after', label: 'After', value: <ChangedLines lines={AFTER} others={BEFORE} change="added" /> },
      ]}
    />
  );
}
