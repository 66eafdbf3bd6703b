import { Button } from '@comptoir/ui/Button';
import { Menu, MenuItem } from '@comptoir/ui/Menu';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';

const ORDERS = ['Newest first', 'Oldest first', 'Greatest first'];

export function Example() {
  const [order, setOrder] = useState('Newest first');

  return (
    <Menu
      label="Order of the list"
      trigger={(trigger) => (
        <Button {...trigger} variant="secondary" icon={<ChevronDown aria-hidden />}>
          {order}
        </Button>
      )}
    >
      {(select) =>
        ORDERS.map((name) => (
          <MenuItem key={name} checked={name === order} onSelect={() => select(() => setOrder(name))}>
            {name}
          </MenuItem>
        ))
      }
    </Menu>
  );
}
