import { useState } from 'react';
import { Button } from '../Button';
import { FormGrid } from '../FormGrid';
import { RequiredNote } from '../RequiredNote';
import { LONG_TEXT } from '../stories/longText';
import preview from '../stories/preview';
import { TextField } from '../TextField';
import { ErrorSummary } from './ErrorSummary';

const meta = preview.meta({
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
});

export const Playground = meta.story();

export const LongText = meta.story({
  args: {
    errors: [
      {
        fieldId: 'libelle',
        message: LONG_TEXT,
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

/** As a form uses it. */
export const InAForm = meta.story({
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
});
