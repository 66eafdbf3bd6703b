import { Stack } from '@comptoir/ui/Stack';
import preview from '@comptoir/ui/stories/preview';
import { Link } from 'react-router-dom';
import { fn } from 'storybook/test';
import { inApp, scene } from '../../stories/scene';
import { VersionBar } from './UpdateNotice';
import { useTakeOver } from './useNewVersion';

const meta = preview.meta({
  title: 'States/New version',
  component: VersionBar,
  decorators: [inApp],
  parameters: scene(),
  args: { isReady: true, onReload: fn() },
});

export const Ready = meta.story();

export const UpToDate = meta.story({ args: { isReady: false } });

function Walk({ onReload }: { onReload(): void }) {
  useTakeOver(true, onReload);
  return (
    <Stack>
      <Link to="/caisses">Caisses</Link>
      <Link to="/clients">Clients</Link>
    </Stack>
  );
}

/** Going to another screen opens it in the newer version. */
export const TakenOver = meta.story({ render: ({ onReload }) => <Walk onReload={onReload} /> });
