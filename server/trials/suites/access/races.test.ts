import { calls } from '@comptoir/contract/calls';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { askTogether } from '../../../db/together';
import { inTransaction } from '../../../db/transaction';
import { holdAt } from '../../../frame/access/author';
import { authorQuestions, holdSession } from '../../../frame/access/author.repository';
import { lockWaits } from '../../testing/lockWaits';
import { amount } from '../amount';
import type { Person } from '../house';
import { openedCounter } from '../money/opened';
import { expectOnly, raced } from '../race';
import { PERMISSION_NAMES } from '../roles';
import { outcomeOf } from '../wire';

const { house, counter } = openedCounter();

const lock = ({ utilisateurid }: Person) =>
  house.send(counter.person, calls.utilisateurs.lock, { params: { utilisateurid }, body: { verrouille: true } });

/** Counts the lines of the audit log that a user wrote after the line about their own lock. */
async function linesAfterTheirLock(): Promise<number> {
  const { rows } = await sql<{ nombre: number }>`
    SELECT count(*)::integer AS nombre
    FROM activite AS verrou JOIN activite AS ligne ON ligne.utilisateurid = verrou.objetid
    WHERE verrou.objet = 'utilisateur' AND (verrou.apres->>'verrouille')::boolean
      AND ligne.actiontype <> 'Refus' AND ligne.activiteid > verrou.activiteid
  `.execute(house.db);
  return rows[0]?.nombre ?? 0;
}

test('a payment and the lock of who pays: either order, and nothing else (RELIABILITY F85)', async () => {
  const { caisseid } = await counter.caisse(1_000_000);
  const { depenseid } = await counter.depense(1_000_000);
  const pairs = await raced(house, amount(20, 500), async () => {
    const colleague = await counter.colleague();
    return [() => colleague.pay({ depenseid, caisseid, montant: 10 }), () => lock(colleague.person)];
  });
  expectOnly(pairs, '201 | 200', '401 auth.session | 200');
  expect(await linesAfterTheirLock()).toBe(0);
  const paid = pairs.filter((pair) => pair.startsWith('201')).length;
  expect(await counter.soldeOf(caisseid)).toBe(1_000_000 - 10 * paid);
});

test('somebody who writes without a pause is locked all the same (RELIABILITY F85)', async () => {
  const them = await house.person(PERMISSION_NAMES);
  const body = { utilisateurid: them.utilisateurid, darkmode: 1 };
  const write = () => house.send(them, calls.themes.save, { params: { utilisateurid: them.utilisateurid }, body });
  const MOST = 500;
  const lane = async () => {
    for (let written = 0; written < MOST; written += 1) {
      const outcome = outcomeOf(await write());
      if (outcome !== '200') return outcome;
    }
    return `not locked after ${MOST}`;
  };
  const lanes = Promise.all(Array.from({ length: 8 }, lane));
  await write();
  const locked = lock(them).then(outcomeOf);
  expect(new Set(await lanes)).toEqual(new Set(['401 auth.session']));
  expect(await locked).toBe('200');
  expect(await linesAfterTheirLock()).toBe(0);
});

/** Waits until this many requests of the house wait for a lock. */
const waiting = (nombre: number) => expect.poll(() => lockWaits(house.db)).toBe(nombre);

test('who writes after the change of their profile waits for it (RELIABILITY F86)', async () => {
  const [writing, coming] = [await house.person(PERMISSION_NAMES), await house.person(PERMISSION_NAMES)];
  const { profilid, empreinte } = await house.db
    .selectFrom('session')
    .innerJoin('utilisateur', 'utilisateur.utilisateurid', 'session.utilisateurid')
    .select(['profilid', 'empreinte'])
    .where('session.utilisateurid', '=', writing.utilisateurid)
    .executeTakeFirstOrThrow();
  const theirs = house.db.updateTable('utilisateur').set({ profilid });
  await theirs.where('utilisateurid', '=', coming.utilisateurid).execute();
  const permissions = PERMISSION_NAMES.filter((name) => name !== 'typedepenses.gerer');
  const body = { libelle: `Caissiers ${profilid}`, permissions };
  const { changed, came } = await house.db.transaction().execute(async (trx) => {
    await holdSession(trx, { ...writing, empreinte }, holdAt(Date.now()), null);
    const changed = house.send(counter.person, calls.profils.update, { params: { profilid }, body });
    await waiting(1);
    const came = house.send(coming, calls.typedepenses.create, { body: { libelle: 'Péage' } });
    await Promise.race([came, waiting(2)]);
    return { changed, came };
  });
  expect([await came, await changed].map(outcomeOf)).toEqual(['403 auth.permission', '200']);
});

test('an author whom the first look does not find is looked for again (docs/adr/0027)', async () => {
  const nobody = { empreinte: 'of nobody', utilisateurid: counter.person.utilisateurid };
  const hold = holdAt(Date.now());
  const attempts: number[] = [];
  const found = await inTransaction(house.db, (trx, attempt) => {
    attempts.push(attempt);
    const [first] = attempt > 1 ? [null] : askTogether(trx, authorQuestions(nobody, hold));
    return holdSession(trx, nobody, hold, first);
  });
  expect([found, attempts]).toEqual([undefined, [1, 2]]);
});

test('two administrators who change each other wait in one line', async () => {
  const pairs = await raced(house, amount(5, 100), async () => {
    const [one, other] = [await house.person(PERMISSION_NAMES), await house.person(PERMISSION_NAMES)];
    const give = (by: Person, { utilisateurid }: Person) =>
      house.send(by, calls.utilisateurs.giveCaisses, { params: { utilisateurid }, body: { caisses: null } });
    return [() => give(one, other), () => give(other, one)];
  });
  expectOnly(pairs, '200 | 200');
});
