import { Button } from '@comptoir/ui/Button';
import { Stack } from '@comptoir/ui/Stack';
import { SwitchField } from '@comptoir/ui/SwitchField';
import preview from '@comptoir/ui/stories/preview';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { fn } from 'storybook/test';
import { PageRouter } from '../frame/routing/PageRouter';
import { LeaveDialog } from './LeaveDialog';
import { useLeaveGuard } from './useLeaveGuard';

const asking = { isAsking: true, ask: fn(), confirm: fn(), stay: fn() };

const meta = preview.meta({
  title: 'States/Leaving with files',
  component: LeaveDialog,
  args: { guard: asking, names: ['Façade est.jpg', 'Relevé.txt'] },
});

export const Playground = meta.story();

/** The dialog names three files at most. */
export const ManyFiles = meta.story({
  args: { names: Array.from({ length: 20 }, (_, index) => `${'Relevé de la façade est '.repeat(4)}${index}.txt`) },
});

/** The guard with a real browser history: links, buttons, Back, closing the tab. */
export const OnTheWay = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <PageRouter>
      <Somewhere />
    </PageRouter>
  ),
});

function Somewhere() {
  const [isUnsent, setIsUnsent] = useState(false);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const guard = useLeaveGuard(isUnsent, () => setIsUnsent(false));
  return (
    <Stack>
      <SwitchField label="Unsent" checked={isUnsent} onCheckedChange={setIsUnsent} />
      <p data-testid="where">{pathname + search}</p>
      <Link to="/la">There</Link>
      <Link to="?page=2">Page 2</Link>
      <Button onClick={() => void navigate('/ailleurs')}>Elsewhere</Button>
      <div style={{ height: '3000px' }} />
      <LeaveDialog guard={guard} names={['Relevé.txt']} />
    </Stack>
  );
}
