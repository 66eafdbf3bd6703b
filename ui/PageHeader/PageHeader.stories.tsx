import { Plus, RotateCw } from 'lucide-react';
import { Button } from '../Button';
import preview from '../stories/preview';
import { PageHeader } from './PageHeader';

const meta = preview.meta({
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
});

export const Playground = meta.story();

export const TitleOnly = meta.story({ args: { children: undefined, actions: undefined } });

export const FirstLevel = meta.story({ args: { level: 1 } });

export const LongWords = meta.story({
  args: {
    title: 'ReglementsDeLaCooperativeAgropastoraleDuHautSassandra',
    children: 'https://comptoir.example/depenses/whithpagination?projetid=12&etapeprojetid=340',
    actions: <Button>ReapprovisionnementExceptionnelDeLaCaisse</Button>,
  },
  globals: { viewport: { value: 'phone' } },
});
