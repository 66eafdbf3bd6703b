import { createHash } from 'node:crypto';
import { allCalls } from '@comptoir/contract/calls';
import type { TestClient } from '../../trials/testing/client';

/** The content of a whole house as the API shows it: its answers by path, and the hash of each file that they name. */
export interface Picture {
  answers: Record<string, unknown>;
  files: Record<string, string>;
}

/**
 * Paths whose answers every sign-in changes; the time of a user's last use (`dernierusage`) is left out for the same
 * reason.
 */
const OF_THE_MOMENT = /^(auth|activites)\b/;

/**
 * Asks every list of the contract, and those of each register, advance, expense, order and project; then every file
 * that an answer names.
 */
export async function pictureOf(client: TestClient): Promise<Picture> {
  const answers: Record<string, unknown> = {};
  const ask = async (path: string) => {
    const { status, body } = await client.get(path);
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    answers[path] = JSON.parse(JSON.stringify(body, (name, value) => (name === 'dernierusage' ? undefined : value)));
    return body.data as Record<string, number>[];
  };
  for (const path of plainLists()) await ask(path);
  const askMouvements = async (caisseid = 0) => {
    await ask(`caisses/mouvementcaisse?caisseid=${caisseid}&historique=1&page=1&limit=100`);
    await ask(`reglements/byCaisseidwhithpagination/${caisseid}?page=1&limit=100`);
  };
  for (const { avanceid, caisseid = 0 } of await ask('avances?page=1&limit=100')) {
    await ask(`avances/${avanceid}/suivi?page=1&limit=100`);
    if (caisseid > 0) await askMouvements(caisseid);
  }
  for (const { caisseid } of await ask('caisses/withoutpagination')) {
    await askMouvements(caisseid);
    const arretes = await ask(`caisses/${caisseid}/arretes?page=1&limit=100`);
    for (const { arreteid } of arretes) await ask(`arretes/${arreteid}`);
  }
  for (const { depenseid } of await ask('depenses/withoutpagination')) {
    await ask(`reglements/byidwhithpagination/${depenseid}?page=1&limit=100`);
  }
  for (const { commandeid } of await ask('commandes/withoutpagination')) {
    await ask(`reglements/byidwhithpagination/${commandeid}?from=1&page=1&limit=100`);
  }
  for (const { projetid } of await ask('projets/withoutpagination'))
    await ask(`projets/projetbyid?projetid=${projetid}`);
  return { answers, files: await filesOf(client, answers) };
}

/** Returns the paths of the lists that need only a page number. */
function plainLists(): string[] {
  return allCalls
    .map(({ call }) => call)
    .filter(({ method, path, access }) => method === 'GET' && access !== 'public' && !path.includes('{'))
    .filter(({ path, query }) => !OF_THE_MOMENT.test(path) && query.safeParse({ page: 1, limit: 100 }).success)
    .map(({ path }) => `${path}?page=1&limit=100`)
    .concat(
      allCalls
        .filter(({ call }) => call.method === 'GET' && /^[a-z]+\/withoutpagination$/.test(call.path))
        .map(({ call }) => call.path),
    );
}

async function filesOf(client: TestClient, answers: Picture['answers']): Promise<Picture['files']> {
  const links = new Set(JSON.stringify(answers).match(/\/api\/fichiers\/\d+\/[^"\\?]+/g));
  const files: Picture['files'] = {};
  for (const link of links) {
    const { status, bytes } = await client.send('GET', link);
    files[link] = `${status} ${createHash('sha256').update(bytes).digest('hex')}`;
  }
  return files;
}
