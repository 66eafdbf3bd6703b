import { calls } from '@comptoir/contract/calls';
import { failure, success } from '@comptoir/contract/envelope';
import { describe, expect, test } from 'vitest';
import type { Step } from './case';
import { departures } from './run';
import { pasOf, totpOf } from './totp';
import type { WireRequest } from './transport';

const caisse = {
  caisseid: 7,
  libelle: 'Café',
  code: 'C1',
  nature: 'especes',
  montant: 5,
  solde: 5,
  description: '',
  arretele: null,
  aveugle: 0,
  plafond: 0,
  plafondrefuse: 0,
  decharge: 1,
  version: 1,
};
const create: Step = { call: calls.caisses.create, body: { libelle: 'Café', montant: 5 } };

/** Runs steps against an implementation that always gives the same answer; returns the differences and the requests. */
async function judged(steps: readonly Step[], status: number, body: unknown, headers: Record<string, string> = {}) {
  const requests: WireRequest[] = [];
  const send = async (request: WireRequest) => {
    requests.push(request);
    return { status, body, header: (name: string) => headers[name] ?? null, text: '' };
  };
  const client = { utilisateurid: 9, username: 'u', password: 'p', send };
  const transport = { now: () => Date.UTC(2026, 10, 20, 23, 59), as: async () => client };
  return { found: await departures({ name: 'a case', steps }, transport), requests };
}

describe('an answer that conforms has no departure', () => {
  test('a success, a refusal, a refusal of any code', async () => {
    const done = success(calls.caisses.create, { data: caisse }, 'fr');
    expect((await judged([create], 201, done)).found).toEqual([]);
    const refused = failure(calls.caisses.create, 'auth.permission', 'fr');
    expect((await judged([{ ...create, expect: { code: 'auth.permission' } }], 403, refused)).found).toEqual([]);
    expect((await judged([{ ...create, expect: { status: 403 } }], 403, refused)).found).toEqual([]);
  });
});

describe('departures tells what is wrong with a success', () => {
  const done = success(calls.caisses.create, { data: caisse }, 'fr');
  test.each([
    ['another status', 200, done, {}],
    ['a refusal', 422, failure(calls.caisses.create, 'requete.invalide', 'fr'), {}],
    ['no message', 201, { ...done, message: '' }, {}],
    ['an unasked count', 201, { ...done, count: 1 }, {}],
    ['a compatibility field where none belongs', 201, { ...done, error: true }, {}],
    ['a leaked field', 201, { ...done, data: { ...caisse, seq: 3 } }, {}],
    ['a missing field', 201, { ...done, data: { ...caisse, solde: undefined } }, {}],
    ['other data', 201, done, { data: { solde: 6 } }],
    ['a missing header', 201, done, { headers: { 'idempotent-replayed': 'true' } }],
    ['no JSON', 201, undefined, {}],
  ])('%s', async (_, status, body, expected) => {
    expect((await judged([{ ...create, expect: expected }], status, body)).found).not.toEqual([]);
  });

  test.each([
    ['a page without count', { status: true, data: [], message: 'x' }, {}],
    ['another count', { status: true, data: [], message: 'x', count: 1 }, { count: 0 }],
    [
      'other first rows',
      { status: true, data: [caisse, caisse], message: 'x', count: 2 },
      { first: [{ caisseid: 8 }] },
    ],
    ['fewer rows than the first', { status: true, data: [], message: 'x', count: 0 }, { first: [{}] }],
    [
      'a row that is not among them',
      { status: true, data: [caisse], message: 'x', count: 1 },
      { among: [{ caisseid: 8 }] },
    ],
    ['more rows', { status: true, data: [caisse], message: 'x', count: 1 }, { data: [] }],
  ])('%s', async (_, body, expected) => {
    expect((await judged([{ call: calls.caisses.list, expect: expected }], 200, body)).found).not.toEqual([]);
  });

  test('rows after the first ones, and between those that are asked for, are left alone', async () => {
    const body = { status: true, data: [caisse, { ...caisse, caisseid: 8 }], message: 'x', count: 2 };
    for (const expected of [{ first: [{ caisseid: 7 }] }, { among: [{ caisseid: 8 }] }]) {
      const step = { call: calls.caisses.list, expect: expected };
      expect((await judged([step], 200, body)).found).toEqual([]);
    }
  });

  test('a token that the client cannot read', async () => {
    const body = success(calls.auth.me, { data: { token: 'a.b.c' } }, 'fr');
    expect((await judged([{ call: calls.auth.me }], 200, body)).found).not.toEqual([]);
  });
});

describe('departures tells what is wrong with a refusal', () => {
  const refused = failure(calls.caisses.create, 'caisse.solde_insuffisant', 'fr');
  const expected = { code: 'caisse.solde_insuffisant' } as const;
  test.each([
    ['a success', 201, success(calls.caisses.create, { data: caisse }, 'fr'), expected],
    ['another code', 422, failure(calls.caisses.create, 'requete.invalide', 'fr'), expected],
    ['a status that is not the code’s', 409, refused, expected],
    ['an unknown code', 422, { ...refused, code: 'oups' }, expected],
    ['data beside the refusal', 422, { ...refused, data: [] }, expected],
    ['a sentence in the other language', 422, failure(null, 'caisse.solde_insuffisant', 'en'), expected],
    ['a truthy error where there is no such field', 422, { ...refused, error: true }, expected],
    ['the field not named', 422, refused, { ...expected, errors: [{ path: 'caisseid', code: expected.code }] }],
    ['a version conflict without the record', 409, failure(null, 'conflit.version', 'fr'), { code: 'conflit.version' }],
  ] as const)('%s', async (_, status, body, expectation) => {
    expect((await judged([{ ...create, expect: expectation }], status, body)).found).not.toEqual([]);
  });
});

test('the sentence of a refusal holds its numbers', async () => {
  const refused = failure(null, 'caisse.utilisee', 'fr', { params: { nombre: 2 } });
  const withNombre = (nombre: number): Step => ({
    call: calls.caisses.remove,
    params: { caisseid: 7 },
    expect: { code: 'caisse.utilisee', params: { nombre } },
  });
  expect((await judged([withNombre(2)], 409, refused)).found).toEqual([]);
  expect((await judged([withNombre(3)], 409, refused)).found).not.toEqual([]);
});

describe('references', () => {
  const done = success(calls.caisses.create, { data: caisse }, 'fr');

  test('stand for saved data, dates, and who asks; alone they keep their type', async () => {
    const { requests } = await judged(
      [
        { ...create, save: 'caisse' },
        {
          call: calls.mouvements.update,
          params: { mouvementcaisseid: '@caisse.caisseid' },
          body: { caisseid: '@caisse.caisseid', description: 'de @me.username le @today, pas le @tomorrow' },
          expect: { status: 201 },
        },
      ],
      201,
      done,
    );
    expect(requests[1]).toMatchObject({
      method: 'PUT',
      url: '/api/caisses/mouvementcaisse/7',
      body: '{"caisseid":7,"description":"de u le 2026-11-20, pas le 2026-11-21"}',
    });
  });

  test('a number may be followed by a difference, a secret by its code at the server’s clock', async () => {
    const data = { ...caisse, libelle: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' };
    const pas = pasOf(Date.UTC(2026, 10, 20, 23, 59));
    const body = { libelle: '@caisse.libelle.totp', un: '@caisse.solde+20', deux: '@caisse.solde-6' };
    const last = { ...create, body: { ...body, description: '@caisse.libelle.totpsuivant' } };
    const { requests } = await judged([{ ...create, save: 'caisse' }, last], 201, success(create.call, { data }, 'fr'));
    expect(JSON.parse(String(requests[1]?.body))).toEqual({
      libelle: totpOf(data.libelle, pas),
      description: totpOf(data.libelle, pas + 1),
      un: 25,
      deux: -1,
    });
  });

  test('a number after a path is its segment, as a number where it is one', async () => {
    const data = { ...caisse, libelle: '/api/fichiers/12/plan.png' };
    const { requests } = await judged(
      [
        { ...create, save: 'caisse' },
        { call: calls.caisses.create, body: { libelle: '@caisse.libelle.4', montant: '@caisse.libelle.3' } },
      ],
      201,
      { ...done, data },
    );
    expect(requests[1]?.body).toBe('{"libelle":"plan.png","montant":12}');
  });

  test('that stand for nothing are a mistake in the case', async () => {
    const steps: Step[] = [{ ...create, body: { libelle: '@rien.du.tout' } }];
    await expect(judged(steps, 201, done)).rejects.toThrow('@rien.du.tout');
  });

  test('a term is encoded in the path', async () => {
    const search: Step = { call: calls.caisses.search, params: { term: 'a/b %é' }, query: { page: 2 } };
    const { requests } = await judged([search], 200, { ...done, data: [], count: 0 });
    expect(requests[0]?.url).toBe('/api/caisses/searchwhithpagination/a%2Fb%20%25%C3%A9?page=2');
  });
});

test('a case stops at the first step that departs, and says which', async () => {
  const { found, requests } = await judged([create, create], 500, failure(null, 'interne', 'fr'));
  expect(requests).toHaveLength(1);
  expect(found[0]).toMatch(/^step 1, POST caisses: /);
});
