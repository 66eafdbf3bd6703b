import { describe, expect, test } from 'vitest';
import { askOf } from './ask';
import { callNamed } from './hostile/baselines';
import { anythingFaults } from './hostile/fuzz';
import type { House, Person } from './house';
import type { Counter } from './money/counter';
import { lastFrancFaults } from './money/lastFranc';
import { keyFaults } from './money/oneKey';
import type { Answered } from './wire';

/*
 * These tests check the checks themselves, with servers that are wrong on purpose: a suite that cannot fail proves
 * nothing.
 */

const PERSON: Person = { utilisateurid: 1, token: 't' };
const refusal = (status: number, code: string): Answered => ({ status, headers: {}, text: '', body: { code } });
const made = (data: object, isReplay: boolean): Answered => ({
  status: 201,
  headers: isReplay ? { 'idempotent-replayed': 'true' } : {},
  text: '',
  body: { data },
});

describe('one key, one effect (RELIABILITY P03)', () => {
  const call = callNamed('reglements.create');
  const keyed = { name: 'reglements.create', call, values: {} } as const;
  const faultsOf = (...answers: Answered[]) => keyFaults(keyed, answers);

  test('one write and its replays are right', () => {
    expect(faultsOf(made({ id: 1 }, true), made({ id: 1 }, false), made({ id: 1 }, true))).toEqual([]);
  });
  test('two writes, another answer, a refused copy are seen', () => {
    expect(faultsOf(made({ id: 1 }, false), made({ id: 1 }, false)).join()).toContain('replays: 0, not 1');
    expect(faultsOf(made({ id: 1 }, false), made({ id: 2 }, true)).join()).toContain('different answers: 2');
    expect(faultsOf(made({ id: 1 }, false), refusal(409, 'x')).join()).toContain('answers');
  });
});

describe('the last franc (RELIABILITY P08)', () => {
  /** A register that accepts every payment. */
  const generous = {
    caisse: async () => ({ caisseid: 1 }),
    depense: async () => ({ depenseid: 1 }),
    pay: async () => made({}, false),
    mouvementsOf: async () => [],
    reglementsOf: async () => [{ montant: 1000 }],
    soldeOf: async () => -1000,
  } as unknown as Counter;

  test('two payments of it, and less than nothing left, are seen', async () => {
    const faults = (await lastFrancFaults(generous, 2, 1000)).join('\n');
    for (const what of ['answers', 'balance', 'movements', 'payments']) expect(faults).toContain(what);
  });
});

describe('hostile requests (RELIABILITY P01)', () => {
  const call = callNamed('caisses.create');
  const asked = askOf(call, { body: { libelle: '' } });
  /** Makes a house that gives every request the same answer, and whose database changes with each request or never. */
  const houseOf = (answer: Answered, writes: boolean) => {
    let requests = 0;
    return {
      wire: {
        send: async () => {
          requests += 1;
          return answer;
        },
      },
      fingerprint: async () => `caisse=${writes ? requests : 0}`,
    } as unknown as House;
  };
  const faultsOf = (answer: Answered, writes: boolean) =>
    anythingFaults(houseOf(answer, writes), PERSON, call, [asked, asked], ({ status }) =>
      status >= 500 ? ['5xx'] : [],
    );

  test('a refusal without a trace is right', async () => {
    expect(await faultsOf(refusal(422, 'requete.invalide'), false)).toEqual([]);
  });
  test('a refusal that wrote is seen', async () => {
    expect((await faultsOf(refusal(422, 'requete.invalide'), true)).join()).toContain('changed caisse: ');
  });
  test('a server error is seen', async () => {
    expect((await faultsOf(refusal(500, 'interne'), false)).join()).toContain('5xx');
  });
});
