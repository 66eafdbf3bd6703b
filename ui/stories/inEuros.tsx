import type { ComponentType, ReactNode } from 'react';
import { moneyFormat } from '../formats';
import { LabelsProvider, useLabels } from '../labels';

export const EUROS = moneyFormat({ currency: 'EUR', locale: 'en-IE' });

function Euros({ children }: { children: ReactNode }) {
  return <LabelsProvider value={{ ...useLabels(), money: EUROS }}>{children}</LabelsProvider>;
}

/** Decorator: amounts below are cents of euros, as they are written in Ireland. */
export const inEuros = (Story: ComponentType) => (
  <Euros>
    <Story />
  </Euros>
);
