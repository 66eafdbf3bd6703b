import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, RotateCw } from 'lucide-react';
import { Button } from '../Button';
import { PageHeader } from './PageHeader';

const meta: Meta<typeof PageHeader> = {
  title: 'Widgets/Layout/PageHeader',
  component: PageHeader,
  args: {
    title: 'Dépenses',
    children: 'Ce que l’organisation doit, et ce qu’elle a réglé.',
    actions: (
      <>
        <Button variant="secondary" icon={<RotateCw aria-hidden />}>
          Actualiser
        </Button>
        <Button icon={<Plus aria-hidden />}>Nouveau</Button>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof PageHeader>;

export const Playground: Story = {};

export const TitleOnly: Story = { args: { children: undefined, actions: undefined } };

export const FirstLevel: Story = { args: { level: 1 } };

export const Phone: Story = {
  args: { title: 'Règlements de la dépense « Location de deux camions-bennes »' },
  globals: { viewport: { value: 'phone' } },
};

export const LongWords: Story = {
  args: {
    title: 'ReglementsDeLaCooperativeAgropastoraleDuHautSassandra',
    children: 'https://comptoir.example/depenses/whithpagination?projetid=12&etapeprojetid=340',
    actions: <Button>ReapprovisionnementExceptionnelDeLaCaisse</Button>,
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };
