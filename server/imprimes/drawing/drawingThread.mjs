// A server that runs from its sources, as in tests, uses the built threads: Node does not read our TypeScript.
await import(new URL('../../../dist/server/drawingThread.mjs', import.meta.url).href);
