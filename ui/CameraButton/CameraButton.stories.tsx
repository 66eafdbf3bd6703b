import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onTouch } from '../stories/onTouch';
import { CameraButton } from './CameraButton';

const meta: Meta<typeof CameraButton> = {
  title: 'Widgets/Files and pictures/CameraButton',
  component: CameraButton,
  args: { variant: 'secondary', onTake: fn() },
  decorators: [onTouch],
};
export default meta;

type Story = StoryObj<typeof CameraButton>;

export const Playground: Story = {};

/** One button among several: its name says what the photo is of. */
export const Named: Story = { args: { text: 'Photo', of: 'Élévation des murs', size: 'sm' } };

export const Disabled: Story = { args: { disabled: true } };

/** Some phones give all their photos the same name. */
export const SameNameTwice: Story = {
  play: async ({ canvasElement, args }) => {
    const input = canvasElement.querySelector('input') as HTMLInputElement;
    await expect(within(canvasElement).getByRole('button', { name: 'Prendre une photo' })).toBeVisible();
    for (const _ of [1, 2]) await userEvent.upload(input, new File(['x'], 'image.jpg', { type: 'image/jpeg' }));
    await expect(args.onTake).toHaveBeenCalledTimes(2);
  },
};
