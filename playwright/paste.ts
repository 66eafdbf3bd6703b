import type { Locator } from '@playwright/test';

/** Pastes `text` as Ctrl-V does, without the system's clipboard, which parallel tests would share. */
export async function pasteText(input: Locator, text: string): Promise<void> {
  await input.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Pastes a picture, such as one of the screen; with `text`, pastes both, as a spreadsheet copies its cells. */
export async function pastePicture(input: Locator, text?: string): Promise<void> {
  await input.evaluate((element, beside) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['-'], 'image.png', { type: 'image/png' }));
    if (beside !== undefined) clipboardData.setData('text/plain', beside);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
