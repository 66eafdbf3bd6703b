import { processConfig } from '../config';
import { print } from '../sauvegarde/console';
import { resetOnConsole } from './consoleReset';
import { runCommand, visitDatabase } from './visitDatabase';

const USAGE = 'Usage : admin-reset <identifiant>';

/**
 * `npm run admin:reset -- <username>`: prints a new temporary password once, for a user whom nobody else can let in
 * again. It runs with or without a running Comptoir. Exits with 1 when there is no such user.
 */
async function main(): Promise<number> {
  const args = process.argv.slice(2).filter((arg) => arg !== '--demo');
  const [username] = args;
  if (username === undefined || args.length > 1) throw new Error(USAGE);
  return visitDatabase(processConfig(process.argv.includes('--demo')), async (db) => {
    const given = await resetOnConsole(db, username, Date.now());
    print(given ? tellReset(given) : `Aucun utilisateur « ${username} » (no such user).`);
    return given ? 0 : 1;
  });
}

type Given = NonNullable<Awaited<ReturnType<typeof resetOnConsole>>>;

function tellReset({ username, motdepasse, isClosed, isReachRestored }: Given): string {
  return [
    '',
    `  Identifiant (username)                : ${username}`,
    `  Mot de passe provisoire (temporary)   : ${motdepasse}`,
    '',
    'Il n’est affiché que cette fois et sera changé à la connexion. Le second facteur est retiré, les sessions sont',
    'terminées, et le journal le dit ' +
      '(shown this once; second factor removed, sessions ended, written in the audit log).',
    ...(isReachRestored ? ['', 'Ce compte voit de nouveau toutes les caisses (it reaches every register again).'] : []),
    ...(isClosed
      ? ['', 'Ce compte est verrouillé ou expiré : il n’entre pas (this account is locked or expired).']
      : []),
    '',
  ].join('\n');
}

runCommand(main);
