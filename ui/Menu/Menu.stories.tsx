import type { StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import preview from '../stories/preview';
import { Menu } from './Menu';
import { MenuItem } from './MenuItem';

const act = fn();

const meta = preview.meta({
  title: 'Widgets/Navigation/Menu',
  component: Menu,
  args: {
    label: 'Actions de la dépense Transport',
    trigger: (props) => <Button {...props}>Actions</Button>,
    children: (select) => (
      <>
        <MenuItem onSelect={() => select(act)}>Régler</MenuItem>
        <MenuItem onSelect={() => select(act)}>Renommer</MenuItem>
        <MenuItem icon={<Download aria-hidden />} href="#recu" onSelect={() => select(act)}>
          Télécharger le reçu
        </MenuItem>
        <MenuItem disabled onSelect={() => select(act)}>
          Archiver
        </MenuItem>
        <MenuItem disabled href="#interdit" onSelect={() => select(act)}>
          Envoyer le reçu
        </MenuItem>
        <MenuItem tone="danger" onSelect={() => select(act)}>
          Supprimer
        </MenuItem>
      </>
    ),
  },
});

export const Playground = meta.story();

const open: StoryObj<typeof Menu>['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { expanded: false }));
  await expect(await within(document.body).findByRole('menu')).toBeVisible();
};

export const Open = meta.story({ play: open });

function Sorted(args: ComponentProps<typeof Menu>) {
  const [order, setOrder] = useState('Montant');
  return (
    <Menu {...args} label="Trier par" trigger={(props) => <Button {...props}>Trier par : {order}</Button>}>
      {(select) =>
        ['Date', 'Montant', 'Libellé'].map((name) => (
          <MenuItem key={name} checked={name === order} onSelect={() => select(() => setOrder(name))}>
            {name}
          </MenuItem>
        ))
      }
    </Menu>
  );
}

/** The items are a set of choices, one of which is checked. */
export const OneOfASet = meta.story({ render: (args) => <Sorted {...args} />, play: open });

/** The same menu, closed. */
export const SetClosed = meta.story({ render: (args) => <Sorted {...args} /> });

export const BetweenButtons = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Button variant="secondary">Avant</Button>
      <Menu {...args} />
      <Button variant="secondary">Après</Button>
    </div>
  ),
});

/** There are more items than a low window holds. */
export const Tall = meta.story({
  args: {
    children: (select) =>
      Array.from({ length: 30 }, (_, rank) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines that never move
        <MenuItem key={rank} onSelect={() => select(act)}>
          Caisse {rank + 1}
        </MenuItem>
      )),
  },
});

export const LongWord = meta.story({
  args: {
    children: (select) => (
      <MenuItem icon={<Download aria-hidden />} onSelect={() => select(act)}>
        devis_corrige_signe_et_tamponne_batiment_administratif_yamoussoukro.pdf
      </MenuItem>
    ),
  },
  play: open,
  globals: { viewport: { value: 'phone' } },
});
