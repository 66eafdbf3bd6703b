import type { ArreteDetail } from '@comptoir/contract/arretes';
import { describeArrete } from '@comptoir/contract/imprimes/arrete';
import type { Depuis } from '@comptoir/contract/imprimes/depuis';
import type { Description } from '@comptoir/contract/imprimes/description';
import { COUPURES, sommeComptage } from '@comptoir/domain/arrete';
import { afterEach, describe, expect, it } from 'vitest';
import { image, piece } from '../fichiers/testing/media';
import { picturesIn } from '../imprimes/drawing/testing/reader';
import { editionFor, readOnTwoPages, textOf } from '../imprimes/testing/paper';
import type { Answered, TestClient } from '../trials/testing/client';
import { openedDesk } from '../trials/testing/opened';
import { openedForTests } from '../trials/testing/openedForTests';
import { ouverture } from './testing/closing';

const { house, admin, counter } = openedDesk();
/** Whoever did not count. */
const chief = openedForTests(() => house.as(['caisses', 'caisses.regulariser', 'caisses.rouvrir']));

const FIELDS = {
  compagnie: 'Bâtir Ensemble Côte d’Ivoire',
  adresse: 'Plateau, avenue Chardy',
  tel: '2720304050',
  email: 'direction@batir.ci',
  mentions: 'CC 1234567 A · RCCM CI-ABJ-2020-B-1',
};
const MENTIONS = ['Plateau, avenue Chardy · 27 20 30 40 50 · direction@batir.ci', FIELDS.mentions];

const organisation = (logo?: Buffer, fields: object = {}) =>
  admin.multipart('PUT', 'organisation', { ...FIELDS, retirerlogo: 1, ...fields }).then(async (without) => {
    if (!logo) return without;
    const form = new FormData();
    for (const [name, value] of Object.entries(FIELDS)) form.append(name, value);
    const { name, bytes } = piece('logo.png', logo);
    form.append('logo', new Blob([bytes]), name);
    return admin.send('PUT', '/api/organisation', form);
  });

const pv = (client: TestClient, arreteid: number, langue?: string, headers = {}) =>
  client.get(`arretes/${arreteid}/pv.pdf${langue ? `?langue=${langue}` : ''}`, headers);

/** Counts a register with every kind of note and coin. */
async function countAll(fields: object): Promise<ArreteDetail> {
  const comptage = COUPURES.map((coupure, rank) => ({ ...coupure, nombre: 1_234 * (rank + 1) }));
  const caisseid = await counter.caisse(sommeComptage(comptage) + 2_500);
  const { seq } = await ouverture(admin, caisseid);
  const { status, body } = await admin.post(`caisses/${caisseid}/arretes`, {
    nature: 'journee',
    seq,
    comptage,
    ...fields,
  });
  expect(status).toBe(201);
  return body.data;
}

/** A register that was opened with so much, and nothing else happened. */
const opening = (montant: number): Depuis => ({
  dernier: null,
  depart: 0,
  nombre: 1,
  entrees: montant,
  sorties: 0,
  comptages: [],
  lignes: [
    {
      seq: 1,
      createdon: new Date().toISOString(),
      motif: 'creation',
      montant,
      origine: 'ouverture',
      description: '',
    },
  ],
});

/** Returns the description of a closing as it is now, made by the administrator; the minute is that of the answer. */
async function described(arreteid: number, lang: 'fr' | 'en', answer: Answered, depuis: Depuis): Promise<Description> {
  const { data: arrete } = (await admin.get(`arretes/${arreteid}`)).body;
  const organisation = { compagnie: FIELDS.compagnie, mentions: MENTIONS };
  const edition = { ...(await editionFor(admin, answer, lang)), organisation };
  return describeArrete({ arrete, etat: 'valide', tirages: 0, depuis, lien: '' }, edition);
}

describe('the minutes of a closing as a PDF (ADR 0036)', () => {
  afterEach(() => organisation());

  it.each(['fr', 'en'] as const)(
    'say in %s each word and number of their description, and nothing else',
    async (lang) => {
      await organisation();
      const { arreteid, attendu } = await countAll({
        motif: 'Monnaie mal rendue',
        observations: 'Coffre fermé à 18 h',
      });
      await chief.post(`arretes/${arreteid}/regulariser`, { motif: 'Vu avec l’œil du comptable' });
      const answer = await pv(admin, arreteid, lang);
      const papier = await described(arreteid, lang, answer, opening(attendu));
      expect(await textOf(answer)).toBe(readOnTwoPages(papier));
      expect(papier.rows[0]?.cells.montant).toBe('12\u202f340\u202f000\u00a0Fcfa');
      expect(answer.bytes.length).toBeLessThan(60_000);
    },
  );

  it('are in the language of the request unless the address says another', async () => {
    const { arreteid } = await countAll({ motif: 'Perdu' });
    const english = { 'accept-language': 'en-GB,en;q=0.9' };
    expect(await textOf(await pv(admin, arreteid))).toContain('Procès-verbal d’arrêté de caisse');
    expect(await textOf(await pv(admin, arreteid, undefined, english))).toContain('Register closing report');
    expect(await textOf(await pv(admin, arreteid, 'fr', english))).toContain('Procès-verbal d’arrêté de caisse');
    const refused = await pv(admin, arreteid, 'de');
    expect([refused.status, refused.body.errors[0]]).toMatchObject([422, { path: 'langue', code: 'champ.invalide' }]);
  });

  it('have the logo of the organisation, and do without one that is gone', async () => {
    const { arreteid } = await countAll({ motif: 'Perdu' });
    const imagesOf = async () => {
      const { status, bytes } = await pv(admin, arreteid);
      return [status, picturesIn(bytes)];
    };
    await organisation(await image('png'));
    expect(await imagesOf()).toEqual([200, 1]);
    const { cle } = await house.db
      .selectFrom('fichier')
      .select('cle')
      .where('proprietaire', '=', 'organisation')
      .where('supprimele', 'is', null)
      .executeTakeFirstOrThrow();
    await house.storage.remove(cle);
    expect(await imagesOf()).toEqual([200, 0]);
  });
});
