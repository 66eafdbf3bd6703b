import type { StoryObj } from '@storybook/react-vite';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button';
import { Modal } from '../Modal';
import preview from '../stories/preview';
import { Combobox, type ComboboxProps } from './Combobox';
import type { ComboboxOption } from './model';

const clients: ComboboxOption[] = [
  { key: 12, label: 'Awa Koné', note: '07 08 09 10 11' },
  { key: 7, label: 'Awa Traoré', note: '05 44 32 10 98' },
  { key: 31, label: 'Établissements Kouassi et Frères', note: '01 02 03 04 05' },
  { key: 4, label: 'Sidibé Mamadou', note: '07 77 12 45 60' },
  { key: 5, label: 'Sidibé Mamadou', note: '05 05 61 90 22' },
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** In the application the caller asks the server; this story searches its own options. */
function Searching({ options, onTextChange, onChange, ...args }: ComboboxProps) {
  const [text, setText] = useState(args.text);
  const [value, setValue] = useState(args.value);
  return (
    <Combobox
      {...args}
      text={text}
      onTextChange={(next) => {
        setText(next);
        onTextChange(next);
      }}
      options={options?.filter(({ label }) => plain(label).includes(plain(text)))}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Widgets/Inputs/Combobox',
  component: Combobox,
  args: {
    label: 'Client',
    text: '',
    onTextChange: fn(),
    options: clients,
    value: null,
    onChange: fn(),
    emptyText: 'Aucun client trouvé',
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  render: (args) => <Searching {...args} />,
});

const open: StoryObj<typeof Combobox>['play'] = async () => {
  await userEvent.click(within(document.body).getByRole('combobox'));
};
const search =
  (text: string): StoryObj<typeof Combobox>['play'] =>
  async () => {
    await userEvent.type(within(document.body).getByRole('combobox'), text);
  };
const footer = (
  <Button variant="ghost" size="sm" icon={<UserPlus aria-hidden />}>
    Nouveau client
  </Button>
);

export const Playground = meta.story();

export const Chosen = meta.story({ args: { value: clients[0] ?? null, required: true } });

export const Loading = meta.story({ args: { options: undefined }, play: open, parameters: { waits: true } });

export const NothingFound = meta.story({ args: { footer }, play: search('zébu') });

export const WithFooter = meta.story({ args: { footer }, play: open });

export const Closed = meta.story({ args: { footer } });

/** Options that change while keys are pressed. */
export const Answers = meta.story({
  render: function Asking(args) {
    const [text, setText] = useState('');
    return <Combobox {...args} text={text} onTextChange={setText} />;
  },
});

/** The former options stay visible while a new search runs (DESIGN rule 3). */
export const SearchingOn = meta.story({
  render: function Waiting(args) {
    const [text, setText] = useState('');
    return <Combobox {...args} text={text} onTextChange={setText} options={text === '' ? clients : undefined} />;
  },
});

export const Invalid = meta.story({
  args: { required: true, error: 'Choisissez un client dans la liste.', hint: 'Par nom ou par téléphone.' },
});

export const Disabled = meta.story({ args: { value: clients[0] ?? null, disabled: true } });

export const LongList = meta.story({
  args: {
    options: Array.from({ length: 40 }, (_, rank) => ({ key: rank, label: `Client ${rank + 1}` })),
    footer,
  },
  play: open,
});

const long: ComboboxOption = {
  key: 1,
  label: 'Société ivoirienne de construction et de travaux publics de Yamoussoukro-Assabou (SICTPYA)',
  note: '07 08 09 10 11',
};

export const LongText = meta.story({
  args: { options: [long, ...clients], footer },
  play: open,
  globals: { viewport: { value: 'phone' } },
});

export const LongChoice = meta.story({ args: { value: long }, globals: { viewport: { value: 'phone' } } });

/** In a form that Enter would send. */
export const InForm = meta.story({
  args: { onSubmit: fn() },
  render: ({ onSubmit, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.(event as never);
      }}
    >
      <Searching {...args} />
      <Button type="submit">Enregistrer</Button>
    </form>
  ),
});

/** At the end of a modal's scrolling content, the list is neither cut nor hidden. */
export const InModal = meta.story({
  args: { footer },
  render: (args) => (
    <Modal
      open
      title="Nouvelle commande"
      size="sm"
      onClose={() => args.onChange(null)}
      footer={<Button>Enregistrer</Button>}
    >
      <Searching {...args} />
    </Modal>
  ),
});

/** Any text is valid. Former texts are proposed, and only an arrow or a press takes one. */
export const Free = meta.story({
  args: {
    label: 'Libellé',
    listLabel: 'Articles déjà vendus',
    isFree: true,
    options: [
      { key: 'Chaise paillée', label: 'Chaise paillée', note: '15 000 Fcfa' },
      { key: 'Chaise haute', label: 'Chaise haute', note: '22 000 Fcfa' },
    ],
  },
  play: search('chaise'),
});
