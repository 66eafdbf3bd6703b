import styled from 'styled-components';
import preview from '../stories/preview';
import { variableOf } from './cssVariables';
import { DoAndDont, Guide, GuidePart, TokenLine } from './guide/Guide';
import { Muted, Name, Tiles, TileText } from './guide/Guide.styles';
import { COLOUR_PURPOSES, SHADOW_TOKENS } from './guide/purposes';
import { scaleOf } from './guide/scaleOf';
import { BREAKPOINT } from './media';

const Bar = styled.div`
  height: 16px;
  border-radius: var(--radius-1);
  background: var(--color-brand);
`;

const Box = styled.div`
  width: 96px;
  height: 64px;
  border: 2px solid var(--color-brand);
  background: var(--color-primary-soft);
`;

const Control = styled.div`
  display: grid;
  place-items: center;
  width: 160px;
  border: 1px solid var(--color-input-border);
  border-radius: var(--radius-2);
  background: var(--color-card);
`;

const Lifted = styled.li`
  border-radius: var(--radius-3);
  background: var(--color-raised);
`;

const BREAKPOINT_PURPOSES: Readonly<Record<keyof typeof BREAKPOINT, string>> = {
  TABLET: 'Below it a row of a table is two lines',
  PAIR: 'Below it the parts of a large form follow each other',
  DESKTOP: 'Below it the open sidebar lies over the page',
  WIDE: 'Below it the sidebar begins closed (spec § 2 Shell)',
  ROOMY: 'Below it the header tells “online” by its mark alone',
};

function SpaceAndShape() {
  return (
    <Guide
      title="Space and shape"
      lead="A few steps. Things that belong together are closer to each other than to anything else."
    >
      <GuidePart title="Space">
        <ul>
          {scaleOf('space-').map(({ name, value, purpose }) => (
            <TokenLine key={name} name={name} value={value} purpose={purpose}>
              <Bar style={{ width: `var(${name})` }} />
            </TokenLine>
          ))}
        </ul>
      </GuidePart>
      <GuidePart title="Corners">
        <ul>
          {scaleOf('radius-').map(({ name, value, purpose }) => (
            <TokenLine key={name} name={name} value={value} purpose={purpose}>
              <Box style={{ borderRadius: `var(${name})` }} />
            </TokenLine>
          ))}
        </ul>
      </GuidePart>
      <GuidePart title="Heights of controls">
        <ul>
          {scaleOf('control-').map(({ name, value, purpose }) => (
            <TokenLine key={name} name={name} value={value} purpose={purpose}>
              <Control style={{ height: `var(${name})` }}>{value}</Control>
            </TokenLine>
          ))}
        </ul>
      </GuidePart>
      <GuidePart title="Heights of what is above and below each screen">
        <ul>
          {scaleOf('height-').map(({ name, value, purpose }) => (
            <TokenLine key={name} name={name} value={value} purpose={purpose}>
              <Control style={{ height: `var(${name})` }} />
            </TokenLine>
          ))}
        </ul>
      </GuidePart>
      <GuidePart title="Shadows">
        <Tiles $min="220px">
          {SHADOW_TOKENS.map((token) => (
            <Lifted key={token} style={{ boxShadow: `var(${variableOf(token)})` }}>
              <TileText>
                <Name>{variableOf(token)}</Name>
                <Muted>{COLOUR_PURPOSES[token]}</Muted>
              </TileText>
            </Lifted>
          ))}
        </Tiles>
      </GuidePart>
      <GuidePart title="Widths at which the screen changes">
        <ul>
          {Object.entries(BREAKPOINT).map(([name, width]) => (
            <TokenLine
              key={name}
              name={name}
              value={`${width} px`}
              purpose={BREAKPOINT_PURPOSES[name as keyof typeof BREAKPOINT]}
            >
              <Bar style={{ width: `${(width / BREAKPOINT.ROOMY) * 100}%` }} />
            </TokenLine>
          ))}
        </ul>
      </GuidePart>
      <DoAndDont
        dos={[
          'Put the space between things on what holds them (gap), not on the things.',
          'Use Stack and Toolbar on screens: they have the distances.',
        ]}
        donts={['Write a distance between two steps.', 'Draw a border where space already tells things apart.']}
      />
    </Guide>
  );
}

const meta = preview.meta({ title: 'Foundations/Space and shape', component: SpaceAndShape });

export const Playground = meta.story();
