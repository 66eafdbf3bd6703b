import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { FORMATS_EXPORT } from '@comptoir/contract/exports';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import readExcel from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { testApp } from '../trials/testing/app';
import { openedDesk } from '../trials/testing/opened';

// This file writes rows past the calls, which a sound ledger would tell.
const { house, admin, counter } = openedDesk(testApp);

const LIST = 'depenses/whithpagination';
const file = (query: string) => admin.get(`${LIST}/export?${query}`);
const csvRows = (bytes: Buffer): string[][] => parse(bytes, { bom: true, delimiter: ';' });
const sheetsOf = async (bytes: Buffer) => (await readExcel(bytes)).map(({ data }) => data);

const HOSTILE = [
  '=HYPERLINK("http://x";"y")',
  '+225 07',
  '-1',
  '@SUM(A1)',
  "'déjà",
  'a;b "c"',
  'شراء الأسمنت',
  'Ciment 🧱👩🏽‍🏭',
  '<b>&amp;_x0041_</b>',
  'é'.repeat(255),
];

describe('the file of a list (PRODUCT L)', () => {
  it('gives back hostile texts and great amounts, read by other libraries', async () => {
    const day = '2025-01-02';
    for (const libelle of HOSTILE)
      await counter.depense(999_999_999_999, { libelle, date: day, description: 'x'.repeat(300) });
    const query = `datedebut=${day}&datefin=${day}&tri=date&colonnes=date,libelle,montant,description`;
    const csv = await file(`${query}&format=csv`);
    expect(csv.headers.get('content-disposition')).toContain(`depenses_${day}_le-${counter.today}.csv`);
    expect(csv.bytes.toString('utf8').split('\r\n')).toHaveLength(HOSTILE.length + 2);
    const guarded = HOSTILE.map((text) => (/^[=+\-@]/.test(text) ? `'${text}` : text));
    expect(csvRows(csv.bytes)).toEqual([
      ['Date', 'Libellé', 'Montant', 'Description'],
      ...guarded.map((libelle) => [day, libelle, '999999999999', 'x'.repeat(300)]),
    ]);
    const xlsx = await file(query);
    expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
    const [rows = [], facts = []] = await sheetsOf(xlsx.bytes);
    expect(rows.slice(1)).toEqual(HOSTILE.map((text) => [new Date(day), text, 999_999_999_999, 'x'.repeat(300)]));
    const said = new Map(facts.map(([label, value]) => [label, value]));
    expect(said.get('Lignes')).toBe(HOSTILE.length);
    expect(said.get('Total : Montant')).toBe(HOSTILE.length * 999_999_999_999);
    expect(said.get('Filtre : Du')).toEqual(new Date(day));
  });

  it('is in the language of the reader, with its filters in words, and names itself after a whole month', async () => {
    await counter.depense(700, { date: '2025-03-31' });
    const query = `datedebut=2025-03-01&datefin=2025-03-31&typedepenseid=${counter.typedepenseid}&statut=insolde`;
    const answer = await admin.get(`${LIST}/export?${query}`, { 'accept-language': 'en' });
    expect(answer.headers.get('content-disposition')).toContain(`"depenses_2025-03_le-${counter.today}.xlsx"`);
    const [rows = [], facts = []] = await sheetsOf(answer.bytes);
    expect(rows[0]?.slice(0, 3)).toEqual(['Date', 'Type', 'Label']);
    const said = new Map(facts.map(([label, value]) => [label, value]));
    expect(said.get('Filter : Type')).toMatch(/^Fournitures/);
    expect(said.get('Filter : Status')).toBe('Unsettled');
  });

  it('is told in the audit log, and refused before it begins', async () => {
    const before = (await admin.get('activites/whithpagination?objet=export')).body.count;
    expect((await file('format=csv')).status).toBe(200);
    for (const query of ['format=ods', 'colonnes=libelle,solde', 'colonnes=date,date', 'page=2']) {
      expect([query, (await file(query)).status]).toEqual([query, 422]);
    }
    const { body } = await admin.get('activites/whithpagination?objet=export');
    expect([body.count, body.data[0]]).toEqual([before + 1, expect.objectContaining({ actiontype: 'Export' })]);
  });

  it.each(FORMATS_EXPORT)('a %s that is cut off never looks whole', async (format) => {
    // More than the buffers between two ends of a connection hold, and more than compresses well.
    await sql`
      INSERT INTO depense (libelle, typedepenseid, montant, description, date, expenseonstep, recherche)
      SELECT 'Lot ' || n, ${counter.typedepenseid}, 1,
        (SELECT string_agg(md5((n * g)::text), '') FROM generate_series(1, 150) AS g), '2025-06-01', 0, ''
      FROM generate_series(1, 4000) AS n`.execute(house.db);
    const url = `${house.baseUrl}/api/${LIST}/export?format=${format}&datedebut=2025-06-01&datefin=2025-06-01`;
    const cut = new Promise<string>((done, failed) => {
      get(url, { headers: { authorization: `Bearer ${admin.token}` } }, async (answer) => {
        answer.on('error', (error: NodeJS.ErrnoException) => done(error.code ?? '')).on('end', () => done('whole'));
        await sql`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name LIKE 'comptoir lecture%'`.execute(house.db);
        answer.resume();
      }).on('error', failed);
    });
    expect(await cut).toBe('ECONNRESET');
    // The turn and the connection are free again.
    await sleep(0);
    expect((await file('datedebut=2025-01-02&datefin=2025-01-02')).status).toBe(200);
  });
});
