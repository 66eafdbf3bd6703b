import { Button } from '@comptoir/ui/Button';
import { type Column, DataTable } from '@comptoir/ui/DataTable';
import { TableSkeleton } from '@comptoir/ui/Skeleton';
import { Stack } from '@comptoir/ui/Stack';
import { useEffect, useState } from 'react';

const COLUMNS: Column<string>[] = [{ key: 'client', header: 'Client', isPrimary: true, render: (client) => client }];
const LOAD_MS = 3_000;

export function Example() {
  const [clients, setClients] = useState<string[] | null>(null);

  useEffect(() => {
    if (clients !== null) return;
    const timer = setTimeout(() => setClients(['Ann Brown', 'Ian Wood']), LOAD_MS);
    return () => clearTimeout(timer);
  }, [clients]);

  if (clients === null) return <TableSkeleton rows={2} columns={1} />;
  return (
    <Stack>
      <DataTable caption="Clients" columns={COLUMNS} rows={clients} rowKey={(client) => client} />
      <Button variant="secondary" style={{ justifySelf: 'start' }} onClick={() => setClients(null)}>
        Load again
      </Button>
    </Stack>
  );
}
