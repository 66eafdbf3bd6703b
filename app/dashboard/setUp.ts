import type { Permission } from '#domain/permission';
import { readLocal, writeLocal } from '../session/storage';
import { useSession } from '../session/useSession';

const NAME = 'organisee';

/** Whether all that sets an organisation up was seen to be there, in this session. */
export const isSetUp = (): boolean => readLocal(NAME) === true;
export const keepSetUp = (): void => writeLocal(NAME, true);

export type Step = 'organisation' | 'caisse' | 'types' | 'profils' | 'utilisateurs';

/** What each step of it needs: all of them, to look at what there is and to add to it. */
const NEEDS: Readonly<Record<Step, readonly Permission[]>> = {
  organisation: ['organisation.modifier'],
  caisse: ['caisses', 'caisses.creer'],
  types: ['type de depenses', 'typedepenses.gerer'],
  profils: ['profils', 'profils.gerer'],
  utilisateurs: ['utilisateurs', 'utilisateurs.creer'],
};

/** The steps of it that are this person's. */
export function useSteps(): readonly Step[] {
  const { can } = useSession();
  return (Object.keys(NEEDS) as Step[]).filter((step) => NEEDS[step].every(can));
}
