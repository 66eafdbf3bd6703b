import styled from 'styled-components';
import { Amount } from '../Amount';
import preview from '../stories/preview';
import { DoAndDont, Guide, GuidePart, TokenLine } from './guide/Guide';
import { Muted, Name } from './guide/Guide.styles';
import { scaleOf } from './guide/scaleOf';

/** The browser's default size of text, in pixels. People change it, and `rem` follows it. */
const ROOT_PX = 16;

const Column = styled.ul`
  display: grid;
  gap: var(--space-1);
  width: fit-content;
  min-width: 220px;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-2);
  background: var(--color-card);
  text-align: end;
`;

const pixels = (rem: string) => `${rem} · ${Number.parseFloat(rem) * ROOT_PX} px`;

function Typography() {
  return (
    <Guide
      title="Typography"
      lead={
        <>
          The font of the system: nothing is downloaded on a slow line, and each device shows the letters its owner
          knows. Sizes are in rem: they follow the reader’s own setting.
        </>
      }
    >
      <GuidePart title="Sizes">
        <ul>
          {scaleOf('text-').map(({ name, value, purpose }) => (
            <TokenLine key={name} name={name} value={pixels(value)} purpose={purpose}>
              <span style={{ fontSize: `var(${name})` }}>Dépense réglée à Yopougon</span>
            </TokenLine>
          ))}
        </ul>
      </GuidePart>
      <GuidePart title="Font">
        {scaleOf('font-').map(({ name, value, purpose }) => (
          <p key={name}>
            <Name>{name}</Name> {purpose}. <Muted>{value}</Muted>
          </p>
        ))}
      </GuidePart>
      <GuidePart title="Amounts line up">
        <p>Figures of one width, at the right, never broken between the digits and the unit (DESIGN rule 5).</p>
        <Column>
          {[1_735_000, -640_000, 88, 12_153_000].map((value) => (
            <li key={value}>
              <Amount value={value} />
            </li>
          ))}
        </Column>
      </GuidePart>
      <DoAndDont
        dos={[
          'Use one h1 a screen, and headings in their order.',
          'Show an amount by the widget Amount.',
          'Let a long text wrap, or cut it so that it can be read whole (CutText).',
        ]}
        donts={[
          'Set a size in px: it does not follow the reader.',
          'Write in capitals, or in italics, to stress a word.',
          'Go below the smallest size.',
        ]}
      />
    </Guide>
  );
}

const meta = preview.meta({ title: 'Foundations/Typography', component: Typography });

export const Playground = meta.story();
