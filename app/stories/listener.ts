import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, waitFor } from 'storybook/test';

/** The longest form has some 150 stops, the choices of its lists included. */
const MOST_STOPS = 400;

/** The reader takes a question (`alertdialog`) for a live region, and says its name with each change within. */
const isSpoken = (phrase: string) => /^(polite|assertive): (?!Confirmation$)/.test(phrase);

/** Plain spaces, as what is compared is what a person hears. */
const plain = (phrases: readonly string[]) => phrases.map((phrase) => phrase.replaceAll(/\s/g, ' '));

/** What live regions made heard since the last `forget`, in its order. */
export const spoken = async (): Promise<string[]> => plain(await virtual.spokenPhraseLog()).filter(isSpoken);

/** What is heard next is listened to alone. */
export const forget = (): Promise<void> => virtual.clearSpokenPhraseLog();

/**
 * Starts the reader without the watch that it sets on the fields of the page, for keys that it presses itself: it stays
 * for ever, and together with that of the stories no key comes through to a field, of no later story either.
 */
async function start(): Promise<void> {
  document.addEventListener = function ignoreWatch(type: string, ...rest: [EventListener]) {
    if (type !== 'focus' && type !== 'blur') EventTarget.prototype.addEventListener.call(document, type, ...rest);
  };
  try {
    await virtual.start({ container: document.body });
  } finally {
    Reflect.deleteProperty(document, 'addEventListener');
  }
}

/** Plays a story with a screen reader over the page, which hears what lies in no hidden place of it. */
export function listening(play: () => Promise<void>): () => Promise<void> {
  return async () => {
    await start();
    try {
      await play();
    } finally {
      await virtual.stop();
    }
  };
}

/** The dialog on top, read from its first to its last word. */
async function readDialog(): Promise<string[]> {
  const read: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const phrase = await virtual.lastSpokenPhrase();
    if (read.length > 0 || /^(alert)?dialog, /.test(phrase)) read.push(phrase);
    // Where the focus is inside, the end comes first.
    if (read.length > 0 && /^end of (alert)?dialog, /.test(phrase)) return plain(read);
    await virtual.next();
  }
  throw new Error(`The end of the dialog was never read: ${read.slice(-5).join(' | ')}`);
}

/** Reads the dialog on top: what is named is heard, in this order, whatever is heard between. */
export async function expectRead(...phrases: RegExp[]): Promise<void> {
  const read = await readDialog();
  let from = 0;
  for (const phrase of phrases) {
    const at = read.findIndex((one, rank) => rank >= from && phrase.test(one));
    if (at < 0)
      throw new Error(`${phrase} is not read after “${read[from - 1]}”, but: ${read.slice(from).join(' | ')}`);
    from = at + 1;
  }
}

/** Waits until all of them are spoken: they were, each once and nothing else. */
export async function expectSpoken(...phrases: RegExp[]): Promise<void> {
  const isHeard = (heard: readonly string[]) => phrases.every((phrase) => heard.some((one) => phrase.test(one)));
  await waitFor(
    async () => {
      const heard = await spoken();
      if (!isHeard(heard)) throw new Error(`${phrases.join(', ')}: not all is spoken, but: ${heard.join(' | ')}`);
    },
    { timeout: 15_000 },
  );
  await expect(await spoken()).toHaveLength(phrases.length);
  await forget();
}
