import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button';
import { FormGrid } from '../FormGrid';
import { RequiredNote } from '../RequiredNote';
import { TextField } from '../TextField';
import { ErrorSummary } from './ErrorSummary';

const meta: Meta<typeof ErrorSummary> = {
  title: 'Widgets/Feedback/ErrorSummary',
  component: ErrorSummary,
  args: {
    title: 'Deux champs sont à corriger',
    submitCount: 0,
    errors: [
      { fieldId: 'libelle', message: 'Saisissez un libellé.' },
      { fieldId: 'montant', message: 'Saisissez un montant supérieur à zéro.' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof ErrorSummary>;

export const Playground: Story = {};

export const NothingWrong: Story = { args: { errors: [] } };

export const LongText: Story = {
  args: {
    errors: [
      {
        fieldId: 'libelle',
        message:
          'Achat de ciment, de fer à béton et de sable pour la dalle du deuxième étage du bâtiment administratif de Yamoussoukro',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const Dark: Story = { tags: ['mode'], globals: { theme: 'dark' } };

/** As a form uses it. */
export const InAForm: Story = {
  render: function Form(args) {
    const [submitCount, setSubmitCount] = useState(0);
    const errors = submitCount > 0 ? args.errors : [];
    const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
    return (
      <form style={{ display: 'grid', gap: 16 }}>
        <RequiredNote />
        <ErrorSummary {...args} errors={errors} submitCount={submitCount} />
        <FormGrid>
          <TextField
            id="libelle"
            label="Libellé"
            required
            value=""
            onValueChange={() => {}}
            error={errorOf('libelle')}
          />
          <TextField
            id="montant"
            label="Montant"
            required
            value=""
            onValueChange={() => {}}
            error={errorOf('montant')}
          />
        </FormGrid>
        <Button onClick={() => setSubmitCount(submitCount + 1)}>Enregistrer</Button>
      </form>
    );
  },
};
