import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CardGrid } from '../Card';
import { FileCard } from './FileCard';
import { fileKindOf } from './model';

const meta: Meta<typeof FileCard> = {
  title: 'Widgets/Files and pictures/FileCard',
  component: FileCard,
  args: {
    name: 'devis-definitif-signe.pdf',
    kind: 'pdf',
    href: '#devis',
    size: '240 ko',
    isViewable: true,
    onDelete: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof FileCard>;

export const Playground: Story = {};

export const Downloaded: Story = { args: { name: 'metre.xlsx', kind: 'spreadsheet', isViewable: false } };

export const ReadOnly: Story = { args: { onDelete: undefined } };

/** Every kind of file, side by side. */
export const Kinds: Story = {
  render: (args) => (
    <CardGrid aria-label="Fichiers" minWidth="240px">
      {[
        'rapport.docx',
        'metre.xlsx',
        'presentation.pptx',
        'notes.txt',
        'plan.pdf',
        'mur.jpg',
        'visite.mp4',
        'a.zip',
      ].map((name) => (
        <FileCard {...args} key={name} name={name} kind={fileKindOf(name)} />
      ))}
    </CardGrid>
  ),
};

export const Phone: Story = { ...Kinds, tags: ['mode'], globals: { viewport: { value: 'phone' } } };

export const LongText: Story = {
  args: { name: `${'devis-definitif-signe-'.repeat(6)}.pptx`, kind: 'slides', size: '25 600 ko' },
  globals: { viewport: { value: 'phone' } },
};

export const English: Story = { ...Kinds, tags: ['mode'], globals: { lang: 'en' } };

export const Dark: Story = { ...Kinds, tags: ['mode'], globals: { theme: 'dark' } };
