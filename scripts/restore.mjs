import { operate } from './operate.mjs';

await operate('restore');
