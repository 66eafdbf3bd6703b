import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileList } from '../FileList';
import { onTouch } from '../stories/onTouch';
import preview from '../stories/preview';
import { words } from '../stories/words';
import { TextField } from '../TextField';
import { Dropzone } from './Dropzone';

const pdf = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });

const meta = preview.meta({
  title: 'Widgets/Files and pictures/Dropzone',
  component: Dropzone,
  args: {
    label: 'Justificatif',
    hint: 'PDF, PNG, JPG ou DOCX, 5 Mo au plus',
    accept: ['pdf', 'png', 'docx', 'jpg', 'jpeg'],
    maxBytes: 5 * 1024 * 1024,
    files: [],
    onFilesAdd: fn(),
    onRefused: fn(),
  },
});

export const Playground = meta.story();

export const Invalid = meta.story({ args: { required: true, error: 'Joignez le justificatif du paiement.' } });

export const Disabled = meta.story({ args: { disabled: true } });

/** A picture of the screen is pasted, wherever the focus is. */
export const Pasted = meta.story({
  args: { isPasted: true },
  render: function Taking(args) {
    const [files, setFiles] = useState<File[]>([]);
    return (
      <div style={{ display: 'grid', gap: 8 }}>
        <TextField label="Référence" value="" onValueChange={fn()} />
        <Dropzone {...args} files={files} onFilesAdd={setFiles} />
        <FileList items={files.map((file) => ({ id: file.name, name: file.name, file }))} />
      </div>
    );
  },
});

/** On a phone the camera comes first. */
export const WithCamera = meta.story({
  globals: { viewport: { value: 'phone' } },
  decorators: [onTouch],
});

/** The exact reason of the refusal stands below, for each file (DESIGN rule 20). */
export const Refused = meta.story({
  args: { multiple: true, files: [pdf('recu.pdf')] },
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    const files = [pdf('recu.pdf'), pdf('film.mp4'), pdf('vide.pdf', 0), pdf('lourd.pdf', 5 * 1024 * 1024 + 1)];
    await userEvent.upload(input, files, { applyAccept: false });
    const { textContent } = await within(canvasElement).findByRole('alert');
    const { doublon, type, vide, taille } = words().dropzone.refusal;
    const refused = [doublon('recu.pdf'), type('film.mp4'), vide('vide.pdf'), taille('lourd.pdf')];
    for (const reason of refused) await expect(textContent).toContain(reason);
    await expect(args.onFilesAdd).not.toHaveBeenCalled();
  },
});

/** As a screen uses it: the zone, and the list of chosen files under it. */
export const WithItsList = meta.story({
  args: { multiple: true },
  render: function WithList(args) {
    const [files, setFiles] = useState<File[]>([pdf('facture-quincaillerie.pdf')]);
    return (
      <div style={{ display: 'grid', gap: 8 }}>
        <Dropzone {...args} files={files} onFilesAdd={(added) => setFiles([...files, ...added])} />
        <FileList
          items={files.map(({ name, size }) => ({ id: name, name, detail: `${size} o` }))}
          onRemove={(id) => setFiles(files.filter(({ name }) => name !== id))}
        />
      </div>
    );
  },
});
