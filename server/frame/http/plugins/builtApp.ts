import { createHash } from 'node:crypto';
import { readFileSync, statSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The page of one build, as read from its files. */
export interface BuiltPage {
  html: string;
  /**
   * Name of the build. The page compares it with the served one to notice a newer build; empty when the build has no
   * name.
   */
  build: string;
  /** CSP sources of the inline scripts that the build put into the page. */
  scripts: readonly string[];
}

/** Reads the page. Null when it cannot be read, for instance while another build replaces it. */
function readPage(index: string): BuiltPage | null {
  const bytes = bytesOf(index);
  if (bytes === null) return null;
  const html = bytes.toString();
  return {
    html,
    // The name is in a header of each answer. A slice of `html`, whose characters take two bytes each, would give the
    // whole answer two bytes a character before it is sent.
    build: /<html[^>]*\sdata-build="(\w+)"/.exec(bytes.toString('latin1'))?.[1] ?? '',
    scripts: [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => `'sha256-${sha256(script, 'base64')}'`),
  };
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

const sha256 = (content: string | Buffer, encoding: 'base64' | 'hex') =>
  createHash('sha256').update(content).digest(encoding);

/**
 * Reads the build in a folder, and reads it again when another build replaces it under a running server. Returns null
 * when the folder holds no build at first. `lookMs` is the milliseconds between two checks; `stop` ends the watch.
 */
export function watchBuild(folder: string, lookMs: number): { page: () => BuiltPage; stop: () => void } | null {
  const index = join(folder, 'index.html');
  const first = readPage(index);
  if (first === null) return null;
  let current = first;
  const look = () => {
    // While a build is being replaced there is no page to read: the former page stays in use.
    current = readPage(index) ?? current;
  };
  watchFile(index, { interval: lookMs, persistent: false }, look);
  return { page: () => current, stop: () => unwatchFile(index, look) };
}

/**
 * Returns a function that tells whether `version` names the current content of a file (first 12 hexadecimal digits of
 * its SHA-256).
 */
export function versionChecker(folder: string): (path: string, version: string) => boolean {
  const known = new Map<string, { changedMs: number; version: string }>();
  return (path, version) => {
    const file = join(folder, path);
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedMs === undefined) return false;
    let kept = known.get(path);
    if (kept?.changedMs !== changedMs) {
      const content = bytesOf(file);
      if (content === null) return false;
      kept = { changedMs, version: sha256(content, 'hex').slice(0, 12) };
      known.set(path, kept);
    }
    return kept.version === version;
  };
}
