import { testApp } from '../testing/app';
import { type House, houseOn } from './houseOn';

export type { House, Person } from './houseOn';

/** Opens a house on its own database: `const house = openedForTests(openHouse);`. */
export async function openHouse(): Promise<House> {
  return houseOn(await testApp());
}
