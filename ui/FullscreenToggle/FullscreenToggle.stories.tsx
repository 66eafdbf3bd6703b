import preview from '../stories/preview';
import { FullscreenToggle } from './FullscreenToggle';

const meta = preview.meta({ title: 'Widgets/Actions/FullscreenToggle', component: FullscreenToggle });

/** The button does not show in a frame that forbids fullscreen. */
export const Playground = meta.story();
