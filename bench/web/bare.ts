/// <reference lib="dom" />
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import type { Line } from './line';
import { EMPTIED, FIGURES, NEXT_PAGE, type Note, open, PHONE } from './visits';
import { clickedAt, shownAt } from './vitals';

/*
 * A bare page, which no program of the same weight can beat. Its one script has a given number of bytes and writes one
 * text; at a press, it asks for answers of given sizes, one after the other. None of it can be compressed.
 */

const PAGE_BYTES = 4_300;
const HEADERS_BYTES = 300;
const SMALL = 1_500;

const packed = (bytes: number) => randomBytes(Math.max(0, Math.ceil(bytes * 0.75))).toString('base64');

function page(script: number): string {
  const program = script > 0 ? `<script src="/script/${script}" defer></script>` : '<script>begin()</script>';
  return `<!doctype html><html lang="en"><title>Bare</title><body style="min-height:600px"><p>…</p><main></main><script>
    const say = (text) => {
      document.querySelector('main').append(Object.assign(document.createElement('p'), { textContent: text }));
    };
    window.ask = async (sizes) => {
      for (const size of sizes) await (await fetch('/answer/' + size, { cache: 'no-store' })).text();
      say('answered');
    };
    const begin = () => { say('begun'); };
    </script>${program}<!--${packed(PAGE_BYTES - 700)}--></body></html>`;
}

function answer(path: string, response: ServerResponse): void {
  const [, kind = '', bytes = '0'] = path.split('/');
  const body = packed(Number(bytes) - HEADERS_BYTES);
  if (kind === 'page') response.setHeader('Content-Type', 'text/html').end(page(Number(bytes)));
  else if (kind === 'script') {
    response.setHeader('Content-Type', 'text/javascript').setHeader('Cache-Control', 'max-age=31536000, immutable');
    response.end(`/*${body}*/begin()`);
  } else response.end(body);
}

async function serve() {
  const server = createServer((request, response) => answer(request.url ?? '', response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, end };
}

/** Returns the milliseconds from a press until answers of these sizes have come, one after the other. */
async function pressFor(page: Page, sizes: readonly number[]): Promise<number> {
  await page.evaluate((all) => {
    document.querySelector('main')?.replaceChildren();
    document.body.onclick = () => void (window as unknown as { ask(sizes: readonly number[]): unknown }).ask(all);
  }, sizes);
  await page.mouse.click(180, 300);
  return (await shownAt(page, 'main', 'answered')) - (await clickedAt(page));
}

/** Measures a bare page under the names that `live` uses. `bytesOf` gives the application's bytes by these names. */
export async function bare(browser: Browser, line: Line, bytesOf: (what: string) => number, note: Note): Promise<void> {
  const { origin, end } = await serve();
  const begun: [string, string] = ['main', 'begun'];
  const context = await browser.newContext({ ...PHONE, baseURL: origin });
  const weighing = (what: string) => `/page/${bytesOf(what) - PAGE_BYTES}`;
  const first = await open(context, line, weighing('login form'), begun);
  note('skeleton', first.fcp);
  note('login form', first.content);
  // The sign-in is one answer, and the first screen is another.
  note(FIGURES, await pressFor(first.page, [SMALL, bytesOf(FIGURES)]));
  note(NEXT_PAGE, await pressFor(first.page, [bytesOf(NEXT_PAGE)]));
  await first.page.close();
  const again = await open(context, line, weighing('login form'), begun);
  note('repeat visit, skeleton', again.fcp);
  for (const what of ['dashboard', 'expenses', 'login form']) note(`repeat visit, ${what}`, again.content);
  await again.page.close();
  const whole = await open(context, line, weighing(EMPTIED), begun);
  note(EMPTIED, whole.content);
  await context.close();
  end();
}
