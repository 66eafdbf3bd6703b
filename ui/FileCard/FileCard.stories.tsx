import { fn } from 'storybook/test';
import { CardGrid } from '../Card';
import preview from '../stories/preview';
import { FileCard } from './FileCard';
import { fileKindOf } from './model';

const meta = preview.meta({
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
});

export const Playground = meta.story();

export const Downloaded = meta.story({ args: { name: 'metre.xlsx', kind: 'spreadsheet', isViewable: false } });

export const ReadOnly = meta.story({ args: { onDelete: undefined } });

/** Every kind of file, side by side. */
export const Kinds = meta.story({
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
});

export const LongText = meta.story({
  args: { name: `${'devis-definitif-signe-'.repeat(6)}.pptx`, kind: 'slides', size: '25 600 ko' },
  globals: { viewport: { value: 'phone' } },
});
