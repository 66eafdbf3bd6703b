import { expect, fn, userEvent, within } from 'storybook/test';
import { onTouch } from '../stories/onTouch';
import preview from '../stories/preview';
import { words } from '../stories/words';
import { CameraButton } from './CameraButton';

const meta = preview.meta({
  title: 'Widgets/Files and pictures/CameraButton',
  component: CameraButton,
  args: { variant: 'secondary', onTake: fn() },
  decorators: [onTouch],
});

export const Playground = meta.story();

/** One button among several: its name says what the photo is of. */
export const Named = meta.story({ args: { text: 'Photo', of: 'Élévation des murs', size: 'sm' } });

export const Disabled = meta.story({ args: { disabled: true } });

/** Some phones give all their photos the same name. */
export const SameNameTwice = meta.story({
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    await expect(within(canvasElement).getByRole('button', { name: words().dropzone.photo })).toBeVisible();
    for (const _ of [1, 2]) await userEvent.upload(input, new File(['x'], 'image.jpg', { type: 'image/jpeg' }));
    await expect(args.onTake).toHaveBeenCalledTimes(2);
  },
});
