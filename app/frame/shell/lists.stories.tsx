import preview from '@comptoir/ui/stories/preview';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AppRoutes } from '../../routes';
import { inApp, scene } from '../../stories/scene';

export interface InShellProps {
  path: string;
}

/** A screen within the shell, as wide as the sidebar and the window leave it. */
function InShell({ path }: InShellProps) {
  return (
    <Routes>
      <Route index element={<Navigate to={path} replace />} />
      <Route path="*" element={<AppRoutes />} />
    </Routes>
  );
}

const meta = preview.meta<InShellProps>({
  title: 'Screens/Shell/Lists',
  component: InShell,
  decorators: [inApp],
  args: { path: '/depenses' },
  parameters: { layout: 'fullscreen', ...scene() },
});

export const Playground = meta.story();
