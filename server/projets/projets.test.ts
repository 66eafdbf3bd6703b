import { describe, expect, it } from 'vitest';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const house = openedForTests(soundApp);
const admin = openedForTests(() => house.asAdmin());
const counter = openedForTests(() => counterOf(admin));

const body = (change: object = {}) => ({
  libelle: 'Forage',
  description: 'Puits du village',
  montant: 500_000,
  datefin: '2026-12-31',
  ...change,
});
const etape = (libelle: string) => ({ libelle, description: 'Au travail', montant: 1000 });
const read = async (projetid: number) => (await admin.get(`projets/projetbyid?projetid=${projetid}`)).body.data?.[0];
const save = (projetid: number, change: object = {}) => admin.put(`projets/projet?projetid=${projetid}`, body(change));
const errorsOf = ({ status, body: { errors = [] } }: { status: number; body: { errors?: object[] } }) => [
  status,
  ...(errors as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`),
];

describe('a project (spec § 3 Project)', () => {
  it('is created with its first steps, in their order, and shown with who created it', async () => {
    const aya = await house.as(['projets', 'projets.creer']);
    const created = await aya.post(
      'projets/projet',
      body({ listeetape: [etape('Étude'), etape('Fouilles'), { libelle: 'Pompe', description: 'Pose' }] }),
    );
    expect(created.status).toBe(201);
    const { data } = created.body;
    expect(data).toMatchObject({
      ...body(),
      engage: 0,
      regle: 0,
      statutprojet: 1,
      owner: expect.stringMatching(/^Aya \d+ Kouassi$/),
      photo: '',
      nombreetape: 3,
      nombreetapecloture: 0,
      version: 1,
      etapeliste: [
        { libelle: 'Étude', etat: 0 },
        { libelle: 'Fouilles', etat: 0 },
        { libelle: 'Pompe', etat: 0 },
      ],
    });
    expect(await read(data.projetid)).toEqual(data);
    const { data: etapes } = (await admin.get(`projets/getalletapeprojet?projetid=${data.projetid}`)).body;
    expect(etapes.map(({ montant }: { montant: number }) => montant)).toEqual([1000, 1000, 0]);
  });

  it('has a label, a description, an amount and an end, and 100 first steps at most (spec § 5 Project)', async () => {
    expect(errorsOf(await admin.post('projets/projet', {}))).toEqual([
      422,
      'libelle champ.requis',
      'description champ.requis',
      'montant champ.requis',
      'datefin champ.requis',
    ]);
    const many = Array.from({ length: 101 }, (_, n) => etape(`Étape ${n}`));
    expect(errorsOf(await admin.post('projets/projet', body({ listeetape: many })))).toEqual([
      422,
      'listeetape champ.hors_limites',
    ]);
    expect((await admin.post('projets/projet', body({ listeetape: many.slice(1) }))).body.data.nombreetape).toBe(100);
    expect(errorsOf(await admin.post('projets/projet', body({ listeetape: [etape('a'), etape('')] })))).toEqual([
      422,
      'listeetape.1.libelle champ.requis',
    ]);
    expect(errorsOf(await admin.post('projets/projet', body({ etat: 2 })))).toEqual([422, 'etat champ.inconnu']);
    expect((await admin.post('projets/projet', body({ statutprojet: 2 }))).body.data.statutprojet).toBe(1);
  });

  it('is changed with its version; a stale one gets the current record (CONTRACT "Types")', async () => {
    const projetid = await counter.projet();
    const changed = await save(projetid, { libelle: 'Château d’eau', projetid, version: 1 });
    expect(changed.body.data).toMatchObject({ libelle: 'Château d’eau', version: 2 });
    const stale = await save(projetid, { version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflit.version', data: changed.body.data } });
    expect((await save(projetid)).body.data.version).toBe(3);
  });

  it('is named by the query: the body may repeat its id, not another one', async () => {
    const projetid = await counter.projet();
    expect(errorsOf(await save(projetid, { projetid: projetid + 1 }))).toEqual([422, 'projetid champ.invalide']);
    expect((await save(projetid, { projetid: null })).status).toBe(200);
    expect((await save(projetid, { projetid })).status).toBe(200);
  });

  it('that is deleted is nowhere, and none of its steps either (CONTRACT "Types")', async () => {
    const projetid = await counter.projet({ libelle: 'Disparu' });
    const etapeprojetid = await counter.etape(projetid);
    expect((await admin.delete(`projets/projet/${projetid}`)).status).toBe(200);
    const fields = { libelle: 'a', description: 'a' };
    const answers = [
      await admin.get(`projets/projetbyid?projetid=${projetid}`),
      await save(projetid),
      await admin.delete(`projets/projet/${projetid}`),
      await admin.get(`projets/getalletapeprojet?projetid=${projetid}`),
      await admin.get(`projets/getfulletapeprojet?projetid=${projetid}`),
      await admin.post('projets/etapeprojet', { projetid, ...fields }),
      await admin.put(`projets/etapeprojet?etapeprojetid=${etapeprojetid}`, fields),
      await admin.put(`projets/etatetapeprojet?etapeprojetid=${etapeprojetid}`, { etat: 1 }),
      await admin.delete(`projets/etapeprojet?etapeprojetid=${etapeprojetid}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await admin.get('projets/searchwhithpagination/disparu')).body.count).toBe(0);
    const { data } = (await admin.get(`projets/getgrojetsandsteps?projetid=${projetid}`)).body;
    expect(data.map((row: { projetid: number }) => row.projetid)).not.toContain(projetid);
  });

  it('with live expenses is not deleted, and says how many (RELIABILITY § 2.4)', async () => {
    const projetid = await counter.projet();
    const on = { expenseonstep: 1, projetid, etapeprojetid: await counter.etape(projetid) };
    const depenses = [await counter.depense(100, on), await counter.depense(100, on)];
    expect((await admin.delete(`projets/projet/${projetid}`)).body).toMatchObject({
      code: 'projet.a_des_depenses',
      message: expect.stringContaining('2'),
    });
    for (const depenseid of depenses) await admin.delete(`depenses/${depenseid}`);
    expect((await admin.delete(`projets/projet/${projetid}`)).status).toBe(200);
  });
});

describe('the audit log (PRODUCT G)', () => {
  it('tells of a project’s creation with its steps, its change and its deletion', async () => {
    const projetid = await counter.projet({ listeetape: [etape('Étude')] });
    await save(projetid, { libelle: 'Autre' });
    await admin.delete(`projets/projet/${projetid}`);
    const entries = await house.db
      .selectFrom('activite')
      .selectAll()
      .where('objet', '=', 'projet')
      .where('objetid', '=', projetid)
      .orderBy('activiteid')
      .execute();
    expect(entries).toMatchObject([
      { actiontype: 'Insert', libelle: 'Forage', avant: null, apres: { projetid, listeetape: [etape('Étude')] } },
      { actiontype: 'Update', libelle: 'Autre', avant: { libelle: 'Forage' }, apres: { libelle: 'Autre', version: 2 } },
      { actiontype: 'Delete', libelle: 'Autre', avant: { version: 2 }, apres: null },
    ]);
  });
});

describe('an idempotency key (CONTRACT "Types")', () => {
  const key = (name: string) => ({ 'idempotency-key': `a key of the projects test, ${name}` });

  it('makes one project of two sends', async () => {
    const [once, again] = [
      await admin.post('projets/projet', body(), key('creation')),
      await admin.post('projets/projet', body(), key('creation')),
    ];
    expect(again.body).toEqual(once.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });
});
