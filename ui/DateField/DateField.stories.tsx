import { DATES } from '@comptoir/domain/dateFormat';
import { fn, screen, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { dateFormat } from '../formats';
import { Modal } from '../Modal';
import { controlled } from '../stories/controlled';
import preview from '../stories/preview';
import { useDates } from '../stories/useDates';
import { words } from '../stories/words';
import { DateField, type DateFieldProps } from './DateField';

const Controlled = controlled(DateField);

const BRITISH = dateFormat({ locale: 'en-GB' });

type SpokenProps = DateFieldProps & { lang?: 'fr' | 'en' };

/** Writes dates in the given language, by default in that of the toolbar. */
function Spoken({ lang, ...args }: SpokenProps) {
  return <Controlled {...args} format={useDates(lang)} />;
}

const meta = preview.meta<SpokenProps>({
  title: 'Widgets/Inputs/DateField',
  component: DateField,
  args: { format: DATES.fr, label: 'Date', value: '', today: '2026-11-20', onValueChange: fn() },
  render: (args) => <Spoken {...args} />,
});

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${words().date.open}`) }));
  await screen.findByRole('grid');
};

export const Playground = meta.story();

export const Filled = meta.story({ args: { value: '2026-11-20', max: '2026-11-20', required: true } });

const hint = 'Laissée vide : accès sans limite de durée.';

export const WithHint = meta.story({ args: { hint } });

export const FilledWithHint = meta.story({ args: { value: '2026-11-20', hint } });

export const Invalid = meta.story({
  args: { value: '2026-12-24', max: '2026-11-20', error: 'La date ne peut pas être après aujourd’hui.' },
});

/** A draft brought back a text that is no date: the field shows it as it was typed. */
export const NoDate = meta.story({ args: { value: '31/02/2026' } });

/** Another country, by `dateFormat`. */
export const BritishDates = meta.story({
  args: { value: '2026-11-20' },
  render: (args) => <Controlled {...args} format={BRITISH} />,
});

export const Disabled = meta.story({ args: { value: '2026-11-20', disabled: true } });

/** A few days up to today can be chosen; the chosen day is not today. */
export const Calendar = meta.story({
  args: { value: '2026-11-10', min: '2026-11-03', max: '2026-11-20' },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  play: open,
});

const AMERICAN = dateFormat({ locale: 'en-US', weekStart: 0 });

/** Weeks begin on Sunday. */
export const SundayFirst = Calendar.extend({ render: (args) => <Controlled {...args} format={AMERICAN} /> });

/** For a date of birth, a list offers the years. */
export const CalendarOfABirth = Calendar.extend({
  args: { label: 'Date de naissance', value: '1964-02-29', min: '1900-01-01', max: '2026-11-20' },
});

/** The calendar lies over the modal, and neither is cut nor hidden. */
export const InModal = meta.story({
  args: { value: '2026-11-10', max: '2026-11-20' },
  parameters: Calendar.input.parameters,
  render: (args) => (
    <Modal open title="Nouvelle dépense" onClose={() => args.onValueChange('')} footer={<Button>Enregistrer</Button>}>
      <Spoken {...args} />
    </Modal>
  ),
});
