import preview from '@comptoir/ui/stories/preview';
import { inApp, scene } from '../../stories/scene';
import { PartWaiting } from '../parts/PartWaiting';
import { BrokenPage } from './BrokenPage';
import ComingSoonPage from './ComingSoonPage';
import ErrorPage from './ErrorPage';

const meta = preview.meta({
  title: 'States/Pages',
  component: ErrorPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', ...scene() },
});

export const BadRequest = meta.story({ args: { code: '400' } });

export const SignInRequired = meta.story({ args: { code: '401' } });

export const Denied = meta.story({ args: { code: '403' } });

export const NotFound = meta.story({ args: { code: '404' } });

export const Failed = meta.story({ args: { code: '500' } });

export const Unavailable = meta.story({ args: { code: '503' } });

export const ComingSoon = meta.story({ render: () => <ComingSoonPage /> });

export const Waiting = meta.story({ render: () => <PartWaiting />, parameters: { waits: true } });

export const Broken = meta.story({ render: () => <BrokenPage failure={new Error('render')} /> });

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

/** RELIABILITY F108: a chunk of an older version is gone. */
export const NewVersion = meta.story({ render: () => <BrokenPage failure={missing} isOutdated /> });

/** The server answers and has the same version, but a part of the program does not arrive. */
export const PartLost = meta.story({ render: () => <BrokenPage failure={missing} isOutdated={false} /> });
