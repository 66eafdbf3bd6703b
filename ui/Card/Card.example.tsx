import { Amount } from '@comptoir/ui/Amount';
import { Card, CardFooter, CardGrid, CardHeader } from '@comptoir/ui/Card';
import { IconButton } from '@comptoir/ui/IconButton';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

export function Example() {
  const [accounts, setAccounts] = useState([
    { name: 'Current account', bank: 'North Bank', balance: 38_000 },
    { name: 'Savings', bank: 'South Bank', balance: 125_000 },
  ]);
  return (
    <CardGrid aria-label="Accounts">
      {accounts.map(({ name, bank, balance }) => (
        <Card key={name}>
          <CardHeader title={name} subtitle={bank} />
          <Amount value={balance} />
          <CardFooter>
            <IconButton
              label={`Delete ${name}`}
              icon={<Trash2 aria-hidden />}
              onClick={() => setAccounts(accounts.filter((account) => account.name !== name))}
            />
          </CardFooter>
        </Card>
      ))}
    </CardGrid>
  );
}
