// These functions run inside the photographed page, so they can use nothing else of this module.

/** Shows a story and waits until it was drawn and played; returns the messages of what it threw. */
export async function untilFinished(id) {
  const { channel } = globalThis.__STORYBOOK_PREVIEW__;
  const thrown = [];
  let finish;
  const finished = new Promise((resolve) => {
    finish = resolve;
  });
  const end = ({ storyId }) => storyId === id && finish();
  const tell = (error) => thrown.push(error?.message ?? error?.description ?? 'not found');
  const fail = (error) => {
    tell(error);
    finish();
  };
  const listeners = {
    storyFinished: end,
    playFunctionThrewException: tell,
    storyThrewException: fail,
    storyErrored: fail,
    storyMissing: fail,
  };
  for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
  const patience = setTimeout(() => fail(new Error('not drawn within 20 s')), 20_000);
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  await finished;
  clearTimeout(patience);
  for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
  return thrown;
}

/** Waits until nothing has changed for a moment. */
export async function untilStill() {
  const QUIET = 80;
  const begun = performance.now();
  let changed = begun;
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
  await document.fonts.ready;
  while (performance.now() - begun < 4000) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (performance.now() - changed > QUIET) break;
  }
  observer.disconnect();
}

/** Returns the window's height in pixels at which nothing would be hidden below an edge, as measured now. */
export async function untilDrawn() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // When a dialog is open, the page under it is not measured.
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
  const hidden = [...(dialog?.parentElement ?? document).querySelectorAll('*')]
    .filter(({ clientHeight }) => clientHeight > innerHeight * 0.4)
    .filter((element) => element !== document.documentElement && element !== document.body)
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  const height = dialog ? innerHeight : document.documentElement.scrollHeight;
  return Math.max(height, innerHeight + Math.max(0, ...hidden));
}
