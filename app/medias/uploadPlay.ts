import { screen, userEvent } from 'storybook/test';

/** Opens upload mode, in either language. */
export async function openUpload(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^(Téléverser|Upload)$/ }));
}

/** Gives files to the chooser, whatever it accepts: a drop gives anything. */
export async function chooseFiles(...files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, files, { applyAccept: false });
}

export function textOf(name: string): File {
  return new File([`${name} : vingt mètres de fer, posés.`], name, { type: 'text/plain' });
}

/** A photo of that many points, slow to compress as real ones are. */
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
