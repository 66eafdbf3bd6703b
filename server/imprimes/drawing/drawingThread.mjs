// Where the server runs from its sources, as in tests, its threads are those that were built: Node does not read our
// TypeScript.
await import(new URL('../../../dist/server/drawingThread.mjs', import.meta.url).href);
