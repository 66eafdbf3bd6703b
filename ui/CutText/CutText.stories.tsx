import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PlainLink } from '../foundations';
import { CutText } from './CutText';

const meta: Meta<typeof CutText> = {
  title: 'Widgets/Data display/CutText',
  component: CutText,
  args: { text: 'Caisse du siège, tenue par la comptable du lundi au vendredi', max: 40 },
};
export default meta;

type Story = StoryObj<typeof CutText>;

export const Playground: Story = {};

export const ShortEnough: Story = { args: { text: 'Caisse du siège' } };

export const FileName: Story = { args: { text: 'facture-definitive-signee.pdf', max: 13 } };

/** The cut text is a link. */
export const Leading: Story = { args: { link: { href: '#caisse', renderLink: PlainLink } } };

export const WholeByKeyboard: Story = {
  args: { style: { display: 'block', paddingTop: 60 } },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(args.text);
  },
};

export const Dark: Story = { ...WholeByKeyboard, tags: ['mode'], globals: { theme: 'dark' } };
