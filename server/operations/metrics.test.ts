import { describe, expect, it } from 'vitest';
import { endProgress, tellProgress } from '../ledger/progress.repository';
import { verifyLedger } from '../ledger/verification';
import { testApp } from '../trials/testing/app';
import { counterOf } from '../trials/testing/counter';
import { openedForTests } from '../trials/testing/openedForTests';
import { soundApp } from '../trials/testing/soundApp';

const METRICS_TOKEN = 'jeton-de-la-supervision';

describe('/metrics (RELIABILITY § 5.16)', () => {
  const house = openedForTests(() => testApp({ config: { metricsToken: METRICS_TOKEN } }));
  const scrape = (authorization = `Bearer ${METRICS_TOKEN}`) =>
    house.anonymous.send('GET', '/metrics', null, { authorization });
  const valueIn = (text: string, series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length + 1),
    );

  it('is refused without the token of the settings, and to a signed-in administrator', async () => {
    const admin = await house.asAdmin();
    expect((await house.anonymous.send('GET', '/metrics')).status).toBe(401);
    expect((await scrape('Bearer another-token')).status).toBe(401);
    expect((await admin.send('GET', '/metrics')).status).toBe(401);
    expect((await scrape()).headers.get('content-type')).toContain('text/plain');
  });

  it('tells of requests by route, database, sessions, seals, ledger, disk and event loop', async () => {
    const admin = await house.asAdmin();
    await admin.get('clients/searchwhithpagination/Kouadio?page=1');
    await admin.get('clients/999999');
    const text = (await scrape()).bytes.toString('utf8');
    const route = 'route="/api/clients/searchwhithpagination/:term"';
    expect(text).toMatch(new RegExp(`duration_seconds_count{method="GET",${route},status="2xx"} 1`));
    expect(text).toMatch(/duration_seconds_count{method="GET",route="[^"]*",status="4xx"} \d/);
    expect(valueIn(text, 'comptoir_database_up')).toBe(1);
    expect(valueIn(text, 'comptoir_sessions_open')).toBeGreaterThan(0);
    expect(valueIn(text, 'comptoir_audit_lines_unsealed')).toBeGreaterThan(0);
    expect(valueIn(text, 'comptoir_ledger_violations')).toBe(0);
    expect(valueIn(text, 'comptoir_storage_free_bytes')).toBeGreaterThan(1_000_000);
    expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
  });

  it('tells of the check of the ledger that runs on this database, whoever runs it, and of the last one', async () => {
    const figures = async () => {
      const text = (await scrape()).bytes.toString('utf8');
      const names = ['check_done', 'check_invariants', 'check_start_time_seconds', 'checked_violations'];
      return names.map((name) => valueIn(text, `comptoir_ledger_${name}`));
    };
    const none = Number.NaN;
    expect(await figures()).toEqual([none, none, none, none]);
    await verifyLedger(house.db);
    await house.db.connection().execute(async (connection) => {
      await tellProgress(connection, { fait: 12, sur: 43, depuis: '2026-11-01T06:00:00.000Z' });
      expect(await figures()).toEqual([12, 43, Date.UTC(2026, 10, 1, 6) / 1000, 0]);
      await endProgress(connection);
    });
    expect(await figures()).toEqual([none, none, none, 0]);
    const text = (await scrape()).bytes.toString('utf8');
    expect(Math.abs(valueIn(text, 'comptoir_ledger_checked_time_seconds') * 1000 - Date.now())).toBeLessThan(60_000);
    expect(valueIn(text, 'comptoir_ledger_checked_duration_seconds')).toBeGreaterThan(0);
  });

  it('has no id, name, term or address in a label', async () => {
    const admin = await house.asAdmin();
    const counter = await counterOf(admin);
    await counter.client({ libelleclient: 'Kouadio Adjoua', tel: '0711223344' });
    await admin.get('recherche?search=Kouadio');
    await admin.send('GET', '/api/Kouadio-unknown');
    await admin.send('GET', '/Kouadio.png');
    const series = (await scrape()).bytes
      .toString('utf8')
      .split('\n')
      .filter((line) => /^comptoir/.test(line));
    const text = series.map((line) => line.slice(0, line.lastIndexOf(' '))).join('\n');
    for (const data of ['Kouadio', '0711223344', '127.0.0.1', 'admin', '999999']) expect(text).not.toContain(data);
  });
});

describe('without METRICS_TOKEN', () => {
  const house = openedForTests(soundApp);

  it('there is no such page', async () => {
    const admin = await house.asAdmin();
    expect((await admin.send('GET', '/metrics')).status).toBe(404);
    expect((await admin.send('GET', '/metrics', null, { authorization: 'Bearer undefined' })).status).toBe(404);
  });
});
