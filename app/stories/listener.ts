import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, waitFor } from 'storybook/test';

/** The longest form has about 150 stops, with the choices of its lists. */
const MOST_STOPS = 400;

/**
 * Tells whether a live region spoke. The reader also treats a question (`alertdialog`) as a live region and speaks its
 * title at each change within: that is left out.
 */
const isSpoken = (phrase: string) => /^(polite|assertive): (?!Confirmation$)/.test(phrase);

/** Replaces special spaces by plain ones, because they sound the same. */
const plain = (phrases: readonly string[]) => phrases.map((phrase) => phrase.replaceAll(/\s/g, ' '));

/** Returns what live regions have spoken since the last `forget`, in order. */
export const spoken = async (): Promise<string[]> => plain(await virtual.spokenPhraseLog()).filter(isSpoken);

/** Forgets what was spoken so far. */
export const forget = (): Promise<void> => virtual.clearSpokenPhraseLog();

/**
 * Starts the reader without its own listeners for focus and blur. They would never be removed, and together with those
 * of the stories they would keep every key from reaching a field, in later stories too.
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

/** Plays a story with a screen reader on the page, which skips what is hidden. */
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

/** Reads the dialog on top from its first to its last word. */
async function readDialog(): Promise<string[]> {
  const read: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const phrase = await virtual.lastSpokenPhrase();
    if (read.length > 0 || /^(alert)?dialog, /.test(phrase)) read.push(phrase);
    // If the focus is inside the dialog, the reader meets its end before its beginning; that end is skipped.
    if (read.length > 0 && /^end of (alert)?dialog, /.test(phrase)) return plain(read);
    await virtual.next();
  }
  throw new Error(`The end of the dialog was never read: ${read.slice(-5).join(' | ')}`);
}

/** Reads the dialog on top and expects these phrases in this order; others may come in between. */
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

/** Waits until these phrases are spoken, and expects each only once and no others. */
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
