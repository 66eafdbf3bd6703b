import { networkInterfaces } from 'node:os';
import type { DemoAccount } from '../demo/accounts';
import { isHttps } from '../frame/http/plugins/headers';
import { version } from '../package.json';

/** The facts that the console shows when the server listens. */
export interface Welcome {
  readonly port: number;
  readonly host: string;
  readonly baseUrl: string | undefined;
  readonly dataDir: string;
  /** The demonstration's accounts. */
  readonly accounts: readonly DemoAccount[] | undefined;
}

/** Returns the text that shows the generated password of the first administrator. */
export function firstSignInText(password: string): string {
  return [
    'Première connexion (first sign-in):',
    '  identifiant (username): admin',
    `  mot de passe temporaire (temporary password): ${password}`,
    '  Notez-le : il n’est affiché que cette fois. (Shown only once.)',
    '',
  ].join('\n');
}

/** Returns the text that tells people the addresses, in French and English. */
export function welcomeText(welcome: Welcome): string {
  const addresses = addressesOf(welcome);
  const lines = [
    '',
    `Comptoir ${version} est prêt (ready): ${addresses[0]}`,
    ...addresses.slice(1).map((address) => `  sur le réseau (on the network): ${address}`),
  ];
  if (welcome.host === '127.0.0.1') {
    lines.push('  Pour les autres postes et téléphones, réglez (for other devices, set): HOST=0.0.0.0');
  }
  if (welcome.host !== '127.0.0.1' && !isHttps(welcome.baseUrl)) {
    lines.push(
      '  Sans chiffrement : pour votre propre réseau seulement (not encrypted: docs/operations.md, "reverse proxy")',
    );
  }
  if (welcome.accounts) {
    lines.push('', 'Comptes de démonstration (demo accounts):');
    for (const { username, password, role } of welcome.accounts) {
      lines.push(`  ${role.padEnd(16)} ${username.padEnd(12)} ${password}`);
    }
  }
  lines.push('', `Données (data): ${welcome.dataDir}`, 'Arrêt (stop): Ctrl-C', '');
  return lines.join('\n');
}

function addressesOf({ baseUrl, host, port }: Welcome): [string, ...string[]] {
  if (baseUrl) return [baseUrl];
  const everywhere = host === '0.0.0.0' || host === '::';
  const here = everywhere || host === '127.0.0.1' ? 'localhost' : host;
  const local = `http://${here.includes(':') ? `[${here}]` : here}:${port}`;
  if (!everywhere) return [local];
  const others = Object.values(networkInterfaces())
    .flatMap((cards) => cards ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [local, ...others.map(({ address }) => `http://${address}:${port}`)];
}
