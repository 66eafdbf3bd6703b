import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../stories/scene';
import ForgotPage from './ForgotPage';

const meta = preview.meta({
  title: 'Screens/Session/ForgotPage',
  component: ForgotPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene({ path: '/auth/forgot' }) },
});

export const Playground = meta.story();
