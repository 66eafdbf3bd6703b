import { screen, userEvent } from 'storybook/test';
import { t } from '../frame/i18n/i18n';

/** Opens the upload mode. */
export async function openUpload(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: t('media.televerser') }));
}

/** Gives any files to the input, even formats that it does not accept, because a drop may do so too. */
export async function chooseFiles(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, files, { applyAccept: false });
}

export function textOf(name: string): File {
  return new File([`${name} : vingt mètres de fer, posés.`], name, { type: 'text/plain' });
}

/** Creates a photo of this size in pixels, which compresses as slowly as a real one. */
export async function photoOf(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  for (let line = 0; context && line < height; line += 4) {
    context.fillStyle = `hsl(${line % 360} 40% ${40 + (line % 30)}%)`;
    context.fillRect(0, line, width, 4);
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 1 });
  return new File([blob], name, { type: 'image/jpeg' });
}
