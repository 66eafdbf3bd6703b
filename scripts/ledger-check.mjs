import { operate } from './operate.mjs';

await operate('ledger-check');
