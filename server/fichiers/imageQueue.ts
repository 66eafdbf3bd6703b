import sharp from 'sharp';
import { turns } from '../work/turns';

// Every image is decoded once; a cache would hold removed files open.
sharp.cache(false);

/** Images decoded at the same time: each takes up to four bytes a point, and all of a processor (RELIABILITY F58). */
export const inTurn = turns(2);
