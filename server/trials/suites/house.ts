import { testApp } from '../testing/app';
import { type House, houseOn } from './houseOn';

export type { House, Person } from './houseOn';

/** Starts one on a database of its own: `const house = opened(openHouse);`. */
export async function openHouse(): Promise<House> {
  return houseOn(await testApp());
}
