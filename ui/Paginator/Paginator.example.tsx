import { Paginator } from '@comptoir/ui/Paginator';
import { useState } from 'react';

const INVOICES = Array.from({ length: 48 }, (_, rank) => `Invoice ${rank + 1}`);

export function Example() {
  const [page, setPage] = useState(1);
  const [rows, setRows] = useState(5);
  const resize = (next: number) => {
    setRows(next);
    setPage(1);
  };

  return (
    <>
      <ul>
        {INVOICES.slice((page - 1) * rows, page * rows).map((invoice) => (
          <li key={invoice}>{invoice}</li>
        ))}
      </ul>
      <Paginator
        page={page}
        pageCount={Math.ceil(INVOICES.length / rows)}
        onPageChange={setPage}
        boundary
        size={{ rows, choices: [5, 10, 25], onChange: resize }}
      />
    </>
  );
}
