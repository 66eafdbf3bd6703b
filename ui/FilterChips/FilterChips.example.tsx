import { FilterChips } from '@comptoir/ui/FilterChips';
import { useState } from 'react';

export function Example() {
  const [town, setTown] = useState('Cork');
  const [year, setYear] = useState('2026');
  const chips = [
    { id: 'town', label: `Town: ${town}`, isSet: town !== '', onRemove: () => setTown('') },
    { id: 'year', label: `Year: ${year}`, isSet: year !== '', onRemove: () => setYear('') },
  ];
  return <FilterChips label="Filters" chips={chips.filter(({ isSet }) => isSet)} summary={['12 invoices']} />;
}
