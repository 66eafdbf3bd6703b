import { openedForTests } from '../../testing/openedForTests';
import { openHouse } from '../house';
import { Counter } from './counter';

/** Opens a house for the tests of a file, and a counter in it. */
export function openedCounter() {
  const house = openedForTests(openHouse);
  const counter = openedForTests(() => Counter.open(house));
  return { house, counter };
}
