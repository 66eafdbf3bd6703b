import { learnRoom } from './i18n';
import type { Room } from './translate';

/**
 * Loads a part of a room that has texts of its own, and these texts at the same time. Rejects when one of them does not
 * come, as a part without texts does: `lazyOf(withTexts('moncompte', () => import('../moncompte/Part')), 'Part')`.
 */
export const withTexts =
  <Module>(room: Room, load: () => Promise<Module>) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), learnRoom(room)]);
    return module;
  };
