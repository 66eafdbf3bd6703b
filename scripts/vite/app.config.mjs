import { readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { build, defineConfig, mergeConfig } from 'vite';
import base from '../../vite.config';
import { pack } from './packing.mjs';
import { compact, digest, fill, finish, needsOf, screenModules } from './page.mjs';
import { precompress } from './precompress.mjs';
import { styles } from './styles.mjs';
import { summaries } from './summaries.mjs';
import { buildWorker } from './worker.mjs';

const APP = path.join(import.meta.dirname, '..', '..', 'app');
const LANGUAGES = ['fr-FR', 'en-US'];
const languageFile = (name) => `assets/i18n/${name}.json`;

/** The language files by name: `fr-FR`, and `moncompte/fr-FR` for texts that a room's code brings (`withTexts`). */
const textNames = readdirSync(path.join(APP, 'public/assets/i18n'), { recursive: true })
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replaceAll('\\', '/').replace(/\.json$/, ''))
  .sort();
/** Each language file as it is sent: without the line breaks, which are for people. */
const texts = Object.fromEntries(
  textNames.map((name) => [
    name,
    JSON.stringify(JSON.parse(readFileSync(path.join(APP, 'public', languageFile(name)), 'utf8'))),
  ]),
);
/** Each language file has a hash of its content in its address: browsers keep `fr-FR.json?v=…` for ever. */
const textHashes = Object.fromEntries(textNames.map((name) => [name, digest(texts[name])]));
const textAddress = (name) => `/${languageFile(name)}?v=${textHashes[name]}`;
/** The addresses of each language's files, the texts of every screen first. */
const spoken = LANGUAGES.map((language) => [
  textAddress(language),
  ...textNames.filter((name) => name.endsWith(`/${language}`)).map(textAddress),
]);

const chunksOf = (parts) =>
  parts
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, facadeModuleId, imports, isEntry, modules }) => ({
      fileName,
      facadeModuleId,
      imports,
      isEntry,
      moduleIds: Object.keys(modules).filter((id) => modules[id].renderedLength > 0),
      size: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
    }));

/** React Router's production build. Its package gives bundlers the development build, whose warnings nobody reads. */
const ROUTER = path.join(APP, '..', 'node_modules/react-router/dist/production/index.mjs');

/**
 * Lets the build leave out the parts of the router that nothing uses. The package gives each part a name for debuggers,
 * by an assignment that the bundler must take for a use; these names are left out, and the calls that make parts are
 * marked as free of effects.
 */
const unusedRoutes = {
  name: 'unused-routes',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/** @type {import('vite').UserConfig} */
const settings = {
  plugins: [styles, summaries, unusedRoutes],
  resolve: {
    alias: [
      { find: /^react-router-dom$/, replacement: ROUTER },
      // A hook of this React version makes the package unnecessary.
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  // The server puts a fresh nonce in place of this text in each page (CSP).
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    license: { fileName: 'packages.json' },
    target: 'es2023',
    // Every browser of that target can preload modules without help.
    modulePreload: { polyfill: false },
    // Every visitor would download an inlined asset, and CSP allows data: for images only.
    assetsInlineLimit: 0,
  },
};

/** Returns the chunks of a build without grouping: they show which module needs which, after unused code is removed. */
async function uncut() {
  const alone = { configFile: false, logLevel: 'silent', build: { write: false, minify: false } };
  return chunksOf((await build(mergeConfig(mergeConfig(base, settings), alone))).output);
}

/** A plugin that finishes the page and writes beside it the service worker that keeps its files. */
function application() {
  let parts = [];
  return {
    name: 'application',
    generateBundle(_options, bundle) {
      parts = chunksOf(Object.values(bundle));
    },
    async writeBundle({ dir: folder }) {
      if (folder === undefined) return;
      const needs = needsOf(parts, screenModules(readFileSync(path.join(APP, 'frame/routing/screens.ts'), 'utf8')));
      const name = await finishPage(folder, { texts: textHashes, ...compact(needs) });
      await buildWorker(folder, {
        build: name,
        shell: ['favicon.svg', ...needs.page, ...needs.login, ...needs.shell].map((file) => `/${file}`),
        files: parts.map(({ fileName }) => `/${fileName}`),
        texts: spoken,
      });
      for (const name of textNames) await writeFile(path.join(folder, languageFile(name)), texts[name]);
      await precompress(folder);
    },
  };
}

/** Puts the first script with its lists into the page, and returns the name of the build. */
async function finishPage(folder, needs) {
  const [page, script] = [path.join(folder, 'index.html'), path.join(folder, 'first-paint.js')];
  const filled = fill(readFileSync(script, 'utf8'), needs);
  const { code } = await transform(filled, { minify: true, target: 'es2023' });
  const { html, build: name } = finish(readFileSync(page, 'utf8'), code.trim());
  await writeFile(page, html);
  await rm(script);
  return name;
}

/** The build of the application: `npm run build`. */
export default defineConfig(async () => {
  const homes = pack(await uncut());
  return mergeConfig(mergeConfig(base, settings), {
    plugins: [application()],
    build: {
      rolldownOptions: {
        output: {
          // Short, because the page and many files name them; 42 bits still tell two builds of a file apart.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: {
            // `pack` has already placed the modules that a module needs.
            includeDependenciesRecursively: false,
            groups: [
              // This file changes with our dependencies, not with our releases.
              {
                name: 'react',
                test: /node_modules\/(react|react-dom|scheduler|styled-components|stylis|i18next|react-i18next)\//,
              },
              { name: (id) => homes.get(id) ?? null, debugName: 'packing' },
            ],
          },
        },
      },
    },
  });
});
