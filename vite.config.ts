import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeCss } from './ui/theme/cssVariables';

const API = 'http://127.0.0.1:4280';

/** The first paint has the colours of the theme before any script has come (ADR 0006). */
const criticalTheme: Plugin = {
  name: 'critical-theme',
  // Before Vite minifies the styles, and the mark with them.
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/* theme */', themeCss()) },
};

const COMPRESSIBLE = /\.(js|css|json|svg)$/;
/** Smaller files gain nothing over their headers. */
const MIN_BYTES = 1024;

async function compress(file: string): Promise<void> {
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
  await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
}

/** Writes `x.br` and `x.gz` beside each text file, so that the server compresses nothing at run time. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir: folder }) {
    if (folder === undefined) return;
    for (const name of await readdir(folder, { recursive: true })) {
      const file = path.join(folder, name);
      if (COMPRESSIBLE.test(name) && (await stat(file)).size >= MIN_BYTES) await compress(file);
    }
  },
};

export default defineConfig({
  root: 'app',
  plugins: [react(), criticalTheme, precompress],
  // The server puts a fresh nonce in place of this text in each page (CSP).
  html: { cspNonce: '__NONCE__' },
  server: { port: 5173, proxy: { '/api': API } },
  preview: { port: 4173, proxy: { '/api': API } },
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    target: 'es2023',
    // Each browser of that target preloads modules by itself.
    modulePreload: { polyfill: false },
    // An inlined asset is paid by every visitor, and CSP allows data: for images only.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with our dependencies, not with our releases.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis)\// },
            { name: 'forms', test: /node_modules\/react-hook-form\// },
          ],
        },
      },
    },
  },
});
