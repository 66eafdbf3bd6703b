import { Tabs } from '@comptoir/ui/Tabs';
import { useState } from 'react';

const PROJECTS = [
  { name: 'Kitchen', isDone: false },
  { name: 'Six chairs', isDone: false },
  { name: 'Bookcase', isDone: true },
];

export function Example() {
  const [tab, setTab] = useState('running');
  const running = PROJECTS.filter(({ isDone }) => !isDone);
  const done = PROJECTS.filter(({ isDone }) => isDone);

  return (
    <Tabs
      label="State of the projects"
      tabs={[
        { id: 'running', label: 'Running', count: running.length },
        { id: 'done', label: 'Done', count: done.length },
      ]}
      value={tab}
      onValueChange={setTab}
    >
      <ul>
        {(tab === 'done' ? done : running).map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Tabs>
  );
}
