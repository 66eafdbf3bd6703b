import { createHash } from 'node:crypto';
import { Counter } from '../suites/money/counter';
import { type Campaign, type Outcome, type Setting, scaled } from './campaign';
import { inHouse, type StandingHouse } from './standing';

const GUESSES = 1_000_000;
const AT_ONCE = 32;
const SAID_EVERY = 100_000;
/** How many documents have a link that could be guessed. */
const DOCUMENTS = 20;

/** Bytes that follow from the seed and a number, as the 22 characters of a link. */
const tokenOf = (seed: number, n: number): string =>
  createHash('sha256').update(`${seed} ${n}`).digest().subarray(0, 16).toString('base64url');

/** Another visitor each time: from one address, sixty a minute are answered. */
const visitorOf = (n: number) => ({ 'x-forwarded-for': `203.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` });

/** Opens a public page. */
const opened = ({ wire }: StandingHouse, token: string, n: number) =>
  wire.send({ method: 'GET', path: `/v/${token}`, headers: visitorOf(n) });

/** Takes orders, and returns the tokens of their documents. */
async function linked(house: StandingHouse): Promise<string[]> {
  const counter = await Counter.open(house);
  for (let n = 0; n < DOCUMENTS; n += 1) await counter.commande(1000 + n);
  return (await house.db.selectFrom('imprime').select('jeton').execute()).map(({ jeton }) => jeton);
}

async function guess(setting: Setting): Promise<Outcome> {
  const whole = scaled(setting, GUESSES);
  const findings: string[] = [];
  await inHouse(
    async (house) => {
      const tokens = await linked(house);
      const { text: unknown } = await opened(house, tokenOf(setting.seed, 0), 0);
      for (let done = 0; done < whole; done += AT_ONCE) {
        const numbers = Array.from({ length: Math.min(AT_ONCE, whole - done) }, (_, rank) => done + rank + 1);
        await Promise.all(
          numbers.map(async (n) => {
            const { status, text } = await opened(house, tokenOf(setting.seed, n), n);
            if (status !== 404 || text !== unknown) findings.push(`guess ${n}: ${status} ${text.slice(0, 200)}`);
          }),
        );
        if (done % SAID_EVERY < AT_ONCE) setting.say(`${done} of ${whole} guesses, ${findings.length} findings`);
      }
      for (const [rank, token] of tokens.entries()) {
        const { status } = await opened(house, token, whole + rank + 1);
        if (status !== 200) findings.push(`the page of document ${rank}: ${status}`);
      }
    },
    { env: { TRUST_PROXY: '1' } },
  );
  return { counts: { guesses: whole, documents: DOCUMENTS }, findings };
}

/** Guesses links of public pages: every one is answered by the same page of 404 (ADR 0046). */
export const liens: Campaign = { shows: 'F99', run: guess };
