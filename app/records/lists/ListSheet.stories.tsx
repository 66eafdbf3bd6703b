import { MAX_IMPRIMEES } from '@comptoir/domain/limits';
import preview from '@comptoir/ui/stories/preview';
import { fn } from 'storybook/test';
import { inApp, scene } from '../../stories/scene';
import { ListSheet } from './ListSheet';
import type { ReadPage } from './usePages';

const never = () => new Promise<never>(() => undefined);
const rowsFrom = (first: number) => Array.from({ length: 100 }, (_, rank) => first + rank) as never[];
const reads = (readPage: ReadPage<never>) => ({ pages: { readPage } });

/** The reading of a list before it is printed, and what can stop it. */
const meta = preview.meta({
  title: 'States/A list on its way to paper',
  component: ListSheet,
  decorators: [inApp],
  args: {
    print: { caption: 'Dépenses', columns: [], rowKey: (row) => row },
    onDone: fn(),
    ...reads(async (page) => (page === 1 ? { data: rowsFrom(1), count: 450 } : never())),
  },
  parameters: { ...scene(), waits: true },
});

/** The pages come with a hundred rows each. */
export const Playground = meta.story();

export const TooLong = meta.story({
  args: reads(async () => ({ data: rowsFrom(1), count: MAX_IMPRIMEES + 1 })),
});

/** Other people change the list all the time. */
export const Restless = meta.story({
  args: reads(async (page) => ({ data: rowsFrom(page), count: 150 + page })),
});

export const Failed = meta.story({
  args: reads(async () => {
    throw new Error('Pas de réponse du serveur. Vérifiez la connexion et réessayez.');
  }),
});
