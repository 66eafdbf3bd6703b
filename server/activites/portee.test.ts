import { PDF } from '@comptoir/conformance/piece';
import type { Activite } from '@comptoir/contract/activites';
import { calls } from '@comptoir/contract/calls';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sealer } from '../frame/audit/sceaux';
import type { TestClient } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { EVERYTHING } from '../utilisateurs/testing/fields';

const { house, admin, counter } = openedDesk();

/**
 * Name of the register that the reader does not see, and the text written about it. No answer to the reader may hold
 * it.
 */
const SECRET = 'Coffre-Zanzibar';

const caisse = async (libelle: string): Promise<number> =>
  (await admin.post('caisses', { libelle, montant: 10_000 })).body.data.caisseid;

const pay = (method: 'POST' | 'PUT', path: string, depenseid: number, caisseid: number) =>
  admin.multipart(method, path, { depenseid, caisseid, montant: 100, from: 0, type: '-', date: counter.today }, PDF);

/** Does everything that can be done to a register, its movements and its payments; returns the ids. */
async function history(caisseid: number, description: string) {
  await admin.put(`caisses/${caisseid}`, { libelle: description, description });
  const movement = (await admin.post('caisses/mouvementcaisse', { caisseid, montant: 5, description })).body.data;
  const { mouvementcaisseid } = movement;
  await admin.put(`caisses/mouvementcaisse/${mouvementcaisseid}`, { montant: 6, description });
  const gone = (await admin.post('caisses/mouvementcaisse', { caisseid, montant: 7, description })).body.data;
  await admin.delete(`caisses/mouvementcaisse/${gone.mouvementcaisseid}`);
  const depenseid = await counter.depense(500);
  const reglementid: number = (await pay('POST', 'reglements', depenseid, caisseid)).body.data.reglementid;
  expect((await pay('PUT', `reglements/${reglementid}`, depenseid, caisseid)).status).toBe(200);
  const undone = (await pay('POST', 'reglements', depenseid, caisseid)).body.data.reglementid;
  expect((await admin.delete(`reglements/${undone}`)).status).toBe(200);
  const { commandeid } = await counter.commande();
  const settled = (await counter.encaisser({ depenseid: commandeid, caisseid, montant: 100, file: PDF })).body.data;
  return { caisseid, mouvementcaisseid, depenseid, reglementid, encaissement: settled.reglementid as number };
}

/** Returns the query string of a part of the dashboard, for today. */
const periode = (names: readonly string[]) => {
  const words: Readonly<Record<string, string>> = { pas: 'jour' };
  return names.map((name) => `${name}=${words[name] ?? counter.today}`).join('&');
};

/**
 * Two registers with the same history, a closed third one, a payment that moved from the second to the first, and a
 * reader who sees only the first.
 */
const scene = openedForTests(async () => {
  const own = await history(await caisse('Guichet'), 'Guichet');
  const other = await history(await caisse(SECRET), SECRET);
  const closed = await caisse(`${SECRET} fermé`);
  expect((await admin.delete(`caisses/${closed}`)).status).toBe(200);
  const moved: number = (await pay('POST', 'reglements', own.depenseid, other.caisseid)).body.data.reglementid;
  expect((await pay('PUT', `reglements/${moved}`, own.depenseid, own.caisseid)).status).toBe(200);
  const reader = await house.as(EVERYTHING);
  const given = await admin.put(`utilisateurs/${reader.utilisateurid}/caisses`, {
    caisses: [own.caisseid, other.caisseid],
  });
  expect(given.status).toBe(200);
  await admin.put(`utilisateurs/${reader.utilisateurid}/caisses`, { caisses: [own.caisseid] });
  return { own, other, closed, moved, reader };
});

interface Told {
  data: Activite[];
  count: number;
}

const journal = async (by: TestClient, query: Record<string, string | number> = {}): Promise<Told> => {
  const path = new URLSearchParams({
    limit: '100',
    ...Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])),
  });
  const { status, body } = await by.get(`activites/whithpagination?${path}`);
  expect([path.toString(), status]).toEqual([path.toString(), 200]);
  return body;
};

describe('the audit log tells of a register those who see it alone (PRODUCT Q, CONTRACT "Permissions")', () => {
  it('in every list that could tell, the name of another one is not there', async () => {
    const { own, other, reader, closed } = scene;
    const term = encodeURIComponent(SECRET);
    const paths = [
      'activites/whithpagination?limit=100',
      `activites/whithpagination?limit=100&search=${term}`,
      ...['caisse', 'mouvementcaisse', 'reglement', 'depense', 'commande', 'utilisateur', 'fichier'].map(
        (objet) => `activites/whithpagination?limit=100&objet=${objet}`,
      ),
      ...[other.caisseid, closed].map((id) => `activites/whithpagination?objet=caisse&objetid=${id}`),
      `activites/whithpagination?objet=depense&objetid=${other.depenseid}`,
      `activites/whithpagination?limit=100&utilisateurid=${admin.utilisateurid}&datedebut=${counter.today}`,
      `recherche/${term}`,
      'recherche/Guichet',
      'corbeille/whithpagination?limit=100',
      'caisses/withoutpagination',
      'caisses/whithpagination',
      `caisses/searchwhithpagination/${term}`,
      'caisses/mouvementcaisse?limit=100',
      'reglements/withoutpagination',
      `reglements/searchwhithpagination/${term}`,
      `reglements/byidwhithpagination/${other.depenseid}`,
      'utilisateurs/whithpagination?limit=100',
      'depenses/whithpagination?limit=100',
      'commandes/whithpagination?limit=100',
      `depenses/${own.depenseid}/suivi`,
      ...Object.values(calls.dashboard).map(({ path, query }) => `${path}?${periode(Object.keys(query.shape))}`),
    ];
    for (const path of paths) {
      const answer = await reader.get(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect([path, answer.bytes.toString().includes(SECRET)]).toEqual([path, false]);
    }
    // Whoever sees both registers is told of the other one; the reader is told of their own.
    expect(JSON.stringify(await journal(admin, { search: SECRET }))).toContain(SECRET);
    expect((await journal(reader, { objet: 'caisse', objetid: own.caisseid })).count).toBe(2);
  });

  it('a payment that moved between registers is there for a reader of both alone', async () => {
    const { own, other, moved, reader } = scene;
    const of = (by: TestClient, objet: string, objetid: number) => journal(by, { objet, objetid });
    for (const [objet, name] of [
      ['caisse', 'caisseid'],
      ['mouvementcaisse', 'mouvementcaisseid'],
      ['reglement', 'reglementid'],
      ['reglement', 'encaissement'],
      ['depense', 'depenseid'],
    ] as const) {
      const [mine, theirs] = [await of(admin, objet, own[name]), await of(admin, objet, other[name])];
      expect(mine.count).toBeGreaterThan(0);
      expect(await of(reader, objet, own[name])).toEqual(mine);
      // The amount of an expense is no secret of a register.
      expect((await of(reader, objet, other[name])).count).toBe(objet === 'depense' ? theirs.count : 0);
    }
    expect((await of(admin, 'reglement', moved)).count).toBe(2);
    expect(await of(reader, 'reglement', moved)).toMatchObject({ data: [], count: 0 });
    await admin.put(`utilisateurs/${reader.utilisateurid}/caisses`, { caisses: [own.caisseid, other.caisseid] });
    expect((await of(reader, 'reglement', moved)).count).toBe(2);
    await admin.put(`utilisateurs/${reader.utilisateurid}/caisses`, { caisses: [own.caisseid] });
  });

  it('the registers of a line are no part of what its seal covers: the chain holds', async () => {
    const seal = sealer(house.db);
    for (let pass = 0; pass < 3; pass += 1) await seal();
    const { body } = await scene.reader.get('activites/integrite');
    expect(body.data).toMatchObject({ intacte: true, rompueA: null });
    const { rows } = await sql<{
      nombre: number;
    }>`SELECT count(*) AS nombre FROM activite WHERE caisses IS NOT NULL`.execute(house.db);
    expect(body.data.nombre).toBeGreaterThan(rows[0]?.nombre ?? 0);
  });
});
