import { allCalls } from '@comptoir/contract/calls';
import { isOwnPath } from '@comptoir/domain/chemin';
import { parseDateText } from '@comptoir/domain/dateText';
import { isEmail } from '@comptoir/domain/email';
import { displayName, extensionOf } from '@comptoir/domain/fichier';
import { parseMontantText } from '@comptoir/domain/money';
import { isPlainDate } from '@comptoir/domain/plainDate';
import { digitsOf, isTelephone } from '@comptoir/domain/telephone';
import { normalizeText, searchKey } from '@comptoir/domain/texte';
import { describe, expect, test } from 'vitest';
import { appareilOf } from '../../../auth/appareil';
import { isCommonPassword } from '../../../frame/access/commonPasswords';
import { rangeOf } from '../../../frame/storage/range';

const LENGTH = 100_000;
/**
 * Long texts. A pattern that can match the same characters in two ways takes time in the square of their length, or
 * more.
 */
const TEXTS = [
  ...['a', ' ', '.', '0', '-', '\u0301', 'aA', 'a ', 'a@', '@.', 'a.', '0 ', '/a', '="', 'ab'].map((part) =>
    part.repeat(LENGTH / part.length),
  ),
].flatMap((text) => [text, `${text}!`, `a@${text}`, `bytes=${text}`, `${text}\u0000`]);

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  isOwnPath: (text) => isOwnPath(text, ['/caisses', '/projets/:projetid']),
  isPlainDate,
  isEmail,
  displayName,
  extensionOf,
  parseMontantText,
  parseDateText: (text) => parseDateText(text, { lang: 'fr', today: '2026-11-20' }),
  digitsOf,
  isTelephone,
  normalizeText,
  searchKey,
  appareilOf,
  rangeOf: (text) => rangeOf(text, 1000),
};

/** In milliseconds: a hundred times what these patterns take, a thousandth of what a bad one takes. */
const PATIENCE = 1000;

/** Returns milliseconds of processor time, which does not depend on what else the machine does. */
async function timed(work: () => unknown): Promise<number> {
  const started = process.cpuUsage();
  await work();
  return process.cpuUsage(started).user / 1000;
}

describe('no text makes a pattern run away (ASVS 1.2.9, 1.3.3)', () => {
  test.each(Object.entries(READERS))('%s', async (_name, read) => {
    for (const text of TEXTS) {
      const ms = await timed(() => {
        try {
          read(text);
        } catch {
          // The reader may refuse the text; only its time counts.
        }
      });
      expect(ms).toBeLessThan(PATIENCE);
    }
  });

  test('a password of the greatest length', async () => {
    for (const text of TEXTS)
      expect(await timed(() => isCommonPassword(text.slice(0, 1024), ['a.b']))).toBeLessThan(PATIENCE);
  });

  test.each(allCalls.filter(({ call }) => call.hasBody).map(({ name, call }) => [name, call] as const))(
    'the fields of %s',
    async (_name, call) => {
      for (const text of [TEXTS[0], TEXTS[1], TEXTS[2], TEXTS[5]] as string[]) {
        const body = Object.fromEntries(Object.keys(call.body.shape).map((field) => [field, text]));
        expect(await timed(() => call.body.safeParse(body))).toBeLessThan(PATIENCE);
      }
    },
  );
});
