export { ToneIcon } from './ToneIcon';
export { type Tone, toneLook } from './tone';
