import { depenses } from '@comptoir/contract/depenses';
import { TOUTES } from '@comptoir/contract/exportPath';
import { exportOf } from '@comptoir/contract/exports';
import { failingCall, slowCall } from '@comptoir/mocks/states';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { urlOf } from '../frame/api/url';
import { inApp, scene } from '../stories/scene';
import { FileDialog } from './FileDialog';

const file = exportOf(depenses.list);

/** A list on its way out as a file, and what can stop it. */
const meta = preview.meta({
  title: 'States/A list on its way to a file',
  component: FileDialog,
  decorators: [inApp],
  args: {
    title: 'Exporter en CSV',
    address: urlOf(file, { query: { format: 'csv' } }),
    wider: urlOf(file, { query: { format: 'csv', colonnes: TOUTES } }),
    onDone: fn(),
  },
  parameters: { ...scene() },
});

/** The file is there; a press saves it, or shares it where the device shares files. */
export const Playground = meta.story();

/** The server makes and sends it; nobody knows how long it is. */
export const Reading = meta.story({
  parameters: { ...scene({ handlers: [slowCall(file, 'infinite')] }), waits: true },
});

export const TooLong = meta.story({
  parameters: scene({
    handlers: [failingCall(file, 'export.trop_grand', { params: { nombre: '240 000', maximum: '200 000' } })],
  }),
});
