import type { Imprime } from '@comptoir/contract/imprimes';
import { formatDateLong } from '@comptoir/domain/dates';
import { expect, it } from 'vitest';
import { count } from '../arretes/testing/closing';
import { granted } from '../avances/testing/avance';
import { answer, send } from '../transferts/testing/sides';
import { openedDesk } from '../trials/testing/opened';
import { soundApp } from '../trials/testing/soundApp';
import { plain, said } from './testing/page';

const PUBLIC = 'https://comptoir.example';

const { house, admin, counter } = openedDesk(() => soundApp({ config: { baseUrl: PUBLIC } }));

/** Returns what a visitor is shown of a document. */
async function pageOf({ imprimeid }: Pick<Imprime, 'imprimeid'>, langue = 'fr'): Promise<string> {
  const { lien } = (await admin.get(`imprimes/${imprimeid}`)).body.data;
  const answered = await house.anonymous.send('GET', `${lien.replace(PUBLIC, '')}?langue=${langue}`, null, {});
  return answered.bytes.toString('utf8');
}

it('the public page of a transfer and of an advance says its amount, day and end (ADR 0046, 0047)', async () => {
  const sourceid = await counter.caisse(5000);
  const to = { sourceid, cibleid: await counter.caisse(0) };
  const sent = (await send(admin, to, { montant: 300, date: '2026-01-08', motif: 'Fonds' })).body.data;
  const html = await pageOf(sent);
  expect(html).toContain('Bordereau de transfert');
  const facts = { 'Date du transfert': '8 janvier 2026', Montant: '300 Fcfa' };
  expect(plain(said(html))).toEqual({ etat: 'Valide', ...facts });
  for (const word of [sent.source, sent.cible, 'Fonds', 'Administrateur']) expect(html).not.toContain(word);
  await answer(admin, sent.transfertid, 'annuler');
  expect(plain(said(await pageOf(sent)))).toEqual({ etat: 'Annulé', ...facts });
  const { caisseid } = await granted(admin, null, sourceid);
  const [octroi] = (await admin.get(`transferts?caisseid=${caisseid}`)).body.data;
  const slip = await pageOf(octroi, 'en');
  expect(slip).toContain('Advance slip');
  const today = formatDateLong(octroi.date, 'en');
  expect(plain(said(slip))).toEqual({ etat: 'Valid', 'Date of advance': today, Amount: '500 Fcfa' });
  for (const word of ['Koffi', octroi.source, 'Achats']) expect(slip).not.toContain(word);
});

it('the public page of minutes says what was counted, and that it is cancelled (ADR 0046, 0049)', async () => {
  const caisseid = await counter.caisse(500);
  const { data: arrete } = (await count(admin, caisseid, { nombre: 450, motif: 'Erreur de rendu' })).body;
  const html = await pageOf(arrete);
  expect(html).toContain('Procès-verbal de caisse');
  expect(html).toContain(arrete.pv);
  const facts = { 'Compté au': formatDateLong(arrete.jusquau, 'fr'), Montant: '450 Fcfa' };
  expect(plain(said(html))).toEqual({ etat: 'Valide', ...facts });
  for (const word of [arrete.caisse, 'Administrateur', 'rendu', '500']) expect(html).not.toContain(word);
  const chief = await house.as(['caisses', 'caisses.rouvrir']);
  await chief.post(`arretes/${arrete.arreteid}/rouvrir`, { motif: 'Une pièce restait à saisir' });
  expect(plain(said(await pageOf(arrete, 'en')))).toMatchObject({
    etat: 'Cancelled',
    'Counted up to': expect.anything(),
  });
});
