import { refuseField } from '@comptoir/contract/envelope';
import type { RecordId } from '@comptoir/domain/units';
import { verifyPassword } from '../frame/access/password';
import { type Compte, compteOf } from '../frame/access/repository';
import { countAttemptIn, type Exchange } from './exchange';
import type { Cible } from './throttle.repository';

/**
 * Checks the password of a signed-in user, with the same limit of attempts as a sign-in; `path` is the password's
 * field. Returns the account, and the attempt to forgive when the whole request is right.
 */
export async function checkOwnPassword(
  utilisateurid: RecordId,
  { motdepasse, path }: { motdepasse: string; path: string },
  exchange: Exchange,
): Promise<{ compte: Compte; cible: Cible }> {
  const cible: Cible = { genre: 'compte', cle: `motdepasse ${utilisateurid}` };
  await countAttemptIn(exchange, cible);
  const compte = await compteOf(exchange.routing.db, utilisateurid);
  if (await verifyPassword(compte.motdepasse, motdepasse)) return { compte, cible };
  throw refuseField(path, 'auth.ancien_incorrect');
}
