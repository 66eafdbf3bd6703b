import { Refusal, refuseField } from '@comptoir/contract/envelope';
import type { securite } from '@comptoir/contract/securite';
import type { RecordId } from '@comptoir/domain/units';
import {
  confirmFacteur,
  countSecours,
  deleteFacteur,
  findFacteur,
  prepareFacteur,
  replaceSecours,
} from '../frame/access/facteur.repository';
import { signedIn } from '../frame/http/routeOf';
import { findEnseigne } from '../organisation/repository';
import { spendCode } from './code';
import { type AuthHandler, asAuthor, countAttemptIn, nowOf, recordActivite } from './exchange';
import { checkOwnPassword } from './ownPassword';
import { readableSecret } from './readableSecret';
import { type Cible, forgiveAttempt } from './throttle.repository';
import { matchingStep, newSecret, otpauthUrl } from './totp';

type Calls = Pick<typeof securite, 'facteur' | 'prepareFacteur' | 'confirmFacteur' | 'removeFacteur'>;

/** Number of recovery codes of a factor (PRODUCT Q). */
const SECOURS = 10;
/**
 * Six groups are 118 bits: nobody finds a code from a list of hashes, even without salt or a slow hash (ASVS 6.5.2).
 */
const SECOURS_GROUPS = 6;

const entryOfFacteur = (actiontype: 'Insert' | 'Delete', objetid: RecordId) =>
  ({ actiontype, libelle: 'Second facteur', objet: 'facteur', objetid }) as const;

const wrongCode = () => refuseField('code', 'auth.code_incorrect');

/**
 * The calls of the user's own second factor: a prepared secret is in force after one of its codes was given; password
 * and code remove it.
 */
export const facteurHandlers: { [Name in keyof Calls]: AuthHandler<Calls[Name]> } = {
  async facteur(_input, { routing, request }) {
    const { utilisateurid } = signedIn(request);
    const actif = (await findFacteur(routing.db, utilisateurid))?.isConfirmed === true;
    return { data: { actif, secours: actif ? await countSecours(routing.db, utilisateurid) : 0 } };
  },

  async prepareFacteur({ body: { motdepasse } }, exchange) {
    const { routing, request } = exchange;
    const { utilisateurid } = signedIn(request);
    const { compte, cible } = await checkOwnPassword(utilisateurid, { motdepasse, path: 'motdepasse' }, exchange);
    const secret = newSecret();
    await asAuthor(exchange, async (trx) => {
      if (!(await prepareFacteur(trx, utilisateurid, secret))) throw new Refusal('auth.facteur_present');
      await forgiveAttempt(trx, cible);
    });
    const { compagnie: issuer } = await findEnseigne(routing.db, routing.compagnie);
    const adresse = otpauthUrl(secret, { issuer, account: compte.username });
    return { data: { secret, adresse } };
  },

  async confirmFacteur({ body: { code } }, exchange) {
    const { routing, request } = exchange;
    const { utilisateurid } = signedIn(request);
    const cible: Cible = { genre: 'compte', cle: `facteur ${utilisateurid}` };
    await countAttemptIn(exchange, cible);
    const prepared = await findFacteur(routing.db, utilisateurid);
    if (!prepared || prepared.isConfirmed) throw new Refusal('auth.facteur_absent');
    const { secret } = prepared;
    const step = matchingStep(secret, code.replace(/\s/g, ''), routing.now());
    if (step === null) throw wrongCode();
    const secours = Array.from({ length: SECOURS }, () => readableSecret(SECOURS_GROUPS));
    await asAuthor(exchange, async (trx) => {
      const isSet = await confirmFacteur(trx, utilisateurid, { secret, step, now: nowOf(exchange) });
      if (!isSet) throw new Refusal('auth.facteur_absent');
      await replaceSecours(trx, utilisateurid, secours);
      await forgiveAttempt(trx, cible);
      await recordActivite(trx, exchange, utilisateurid, entryOfFacteur('Insert', utilisateurid));
    });
    return { data: { secours } };
  },

  async removeFacteur({ body: { motdepasse, code } }, exchange) {
    const { routing, request } = exchange;
    const { utilisateurid } = signedIn(request);
    const { cible } = await checkOwnPassword(utilisateurid, { motdepasse, path: 'motdepasse' }, exchange);
    const facteur = await findFacteur(routing.db, utilisateurid);
    if (!facteur?.isConfirmed) throw new Refusal('auth.facteur_absent');
    await asAuthor(exchange, async (trx) => {
      if (!(await spendCode(trx, utilisateurid, code, routing.now()))) throw wrongCode();
      await deleteFacteur(trx, utilisateurid);
      await forgiveAttempt(trx, cible);
      await recordActivite(trx, exchange, utilisateurid, entryOfFacteur('Delete', utilisateurid));
    });
    return { data: null };
  },
};
