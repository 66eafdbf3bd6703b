import { operate } from './operate.mjs';

await operate('admin-reset');
