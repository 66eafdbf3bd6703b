import { Amount } from '@comptoir/ui/Amount';
import { DescriptionList } from '@comptoir/ui/DescriptionList';

export function Example() {
  return (
    <DescriptionList
      items={[
        { id: 'in', label: 'Received', value: <Amount value={125_000} sign="in" /> },
        { id: 'out', label: 'Paid', value: <Amount value={48_500} sign="out" /> },
        { id: 'balance', label: 'Balance', value: <Amount value={76_500} /> },
      ]}
    />
  );
}
