import preview from '../stories/preview';
import { Figure, Figures } from './Legend.styles';

/**
 * The figures of a chart, each with the swatch that it has in the picture.
 *
 * Not for use in a screen: `AgeingBar` and `BudgetBar` are made of it.
 */
const meta = preview.meta({
  title: 'Widgets/Data display/Legend',
  component: Figures,
  render: () => (
    <Figures>
      {[
        ['Prévu', '12 500 000 Fcfa'],
        ['Engagé', '8 350 000 Fcfa'],
        ['Payé', '6 100 000 Fcfa'],
      ].map(([name, amount]) => (
        <Figure key={name}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </Figure>
      ))}
    </Figures>
  ),
});

export const Playground = meta.story();
