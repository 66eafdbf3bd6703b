import { avances } from './avances';
import type { Campaign } from './campaign';
import { debt, franc } from './franc';
import { fsync } from './fsync';
import { histories } from './histories';
import { hostile } from './hostile';
import { keys } from './keys';
import { kill } from './kill';
import { liens } from './liens';
import { matrix } from './matrix';
import { numeros } from './numeros';
import { soak } from './soak';
import { transferts } from './transferts';
import { zones } from './zones';

/** The campaigns by name, in the order in which they run. */
export const CAMPAIGNS = {
  kill,
  fsync,
  franc,
  debt,
  transferts,
  avances,
  histories,
  keys,
  liens,
  numeros,
  hostile,
  matrix,
  zones,
  soak,
} satisfies Record<string, Campaign>;

export type CampaignName = keyof typeof CAMPAIGNS;

export const isCampaignName = (name: string): name is CampaignName => Object.hasOwn(CAMPAIGNS, name);
