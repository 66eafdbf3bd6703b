import { Button } from '@comptoir/ui/Button';
import { ToastHistory, ToastMessages, ToastProvider, useToast } from '@comptoir/ui/Toasts';
import { useState } from 'react';

function Clients() {
  const toast = useToast();
  const [clients, setClients] = useState(['Ann Brown', 'Ian Wood']);
  const remove = (client: string) => {
    setClients(clients.filter((other) => other !== client));
    toast.success(`${client} is removed.`, { label: 'Undo', onAction: () => setClients(clients) });
  };

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {clients.map((client) => (
        <Button key={client} variant="secondary" onClick={() => remove(client)}>
          Remove {client}
        </Button>
      ))}
      <ToastHistory>
        <ToastMessages />
      </ToastHistory>
    </div>
  );
}

/** The provider stands once, around the whole application. */
export function Example() {
  return (
    <ToastProvider>
      <Clients />
    </ToastProvider>
  );
}
