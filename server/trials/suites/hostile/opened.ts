import { openedForTests } from '../../testing/openedForTests';
import { openHouse } from '../house';
import { PERMISSION_NAMES } from '../roles';
import { buildScene } from './scene';

/** Opens a house for the tests of a file, somebody who may do everything, and one record of each kind. */
export function openedScene() {
  const house = openedForTests(openHouse);
  const admin = openedForTests(() => house.person(PERMISSION_NAMES));
  const scene = openedForTests(() => buildScene(house, admin));
  return { house, admin, scene };
}
