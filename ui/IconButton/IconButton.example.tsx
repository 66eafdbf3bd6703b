import { IconButton } from '@comptoir/ui/IconButton';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

export function Example() {
  const [tasks, setTasks] = useState(['Order the wood', 'Call the client', 'Send the invoice']);

  return (
    <ul style={{ display: 'grid', maxWidth: 320 }}>
      {tasks.map((task) => (
        <li key={task} style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
          {task}
          <IconButton
            label={`Delete the task “${task}”`}
            icon={<Trash2 aria-hidden />}
            onClick={() => setTasks(tasks.filter((other) => other !== task))}
          />
        </li>
      ))}
    </ul>
  );
}
