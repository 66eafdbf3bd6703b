import styled from 'styled-components';
import preview from '../stories/preview';
import { variableOf } from './cssVariables';
import { DoAndDont, Guide, GuidePart } from './guide/Guide';
import { Muted, Name, Tile, Tiles, TileText } from './guide/Guide.styles';
import { COLOUR_GROUPS, COLOUR_PURPOSES } from './guide/purposes';
import { dark, light, type ModeTokens } from './tokens';

const Swatches = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  height: 72px;
  border-bottom: 1px solid var(--color-border);
`;

const Values = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-2);
`;

/** Draws a colour as a filled place, and a shadow as that of a card on the page. */
function Swatch({ token, mode }: { token: keyof ModeTokens; mode: ModeTokens }) {
  if (!token.startsWith('shadow')) return <div style={{ background: mode[token] }} />;
  return (
    <div style={{ display: 'grid', padding: 'var(--space-4)', background: mode.page }}>
      <div style={{ borderRadius: 'var(--radius-2)', background: mode.card, boxShadow: mode[token] }} />
    </div>
  );
}

function ColourTile({ token }: { token: keyof ModeTokens }) {
  return (
    <Tile>
      <Swatches aria-hidden>
        <Swatch token={token} mode={light} />
        <Swatch token={token} mode={dark} />
      </Swatches>
      <TileText>
        <Name>{variableOf(token)}</Name>
        <span>{COLOUR_PURPOSES[token]}</span>
        <Values>
          <Muted>Light {light[token]}</Muted>
          <Muted>Dark {dark[token]}</Muted>
        </Values>
      </TileText>
    </Tile>
  );
}

function Colours() {
  return (
    <Guide
      title="Colours"
      lead={
        <>
          Each token has one value in each mode; widgets read the variable and never know the mode. On the left the
          value of the light mode, on the right that of the dark one. Which text may stand on which surface is on the
          page Contrast.
        </>
      }
    >
      {COLOUR_GROUPS.map(({ title, tokens }) => (
        <GuidePart key={title} title={title}>
          <Tiles $min="240px">
            {tokens.map((token) => (
              <ColourTile key={token} token={token} />
            ))}
          </Tiles>
        </GuidePart>
      ))}
      <DoAndDont
        dos={[
          'Choose by purpose: danger text for an error, even where primary looks better.',
          'Give each state its icon and its word: not everybody tells red from green.',
          'Add a token to both modes, with its pairs on the page Contrast, before a new colour.',
        ]}
        donts={[
          'Write text in a brand colour: white on it fails, and it fails on white.',
          'Write a hex value in a widget: a test refuses it.',
          'Ask for the mode in a component: the variable knows.',
        ]}
      />
    </Guide>
  );
}

const meta = preview.meta({ title: 'Foundations/Colours', component: Colours });

export const Playground = meta.story();
