import type { ReactNode } from 'react';
import styled from 'styled-components';
import preview from '../stories/preview';
import { DoAndDont, Guide, GuidePart } from './guide/Guide';
import { Line, Muted, Name, Tile, Tiles, TileText } from './guide/Guide.styles';
import { ACTION_ICONS } from './guide/icons';
import { scaleOf } from './guide/scaleOf';
import { docsOf, WANTS } from './guide/wants';

const COLOURS = ['primary', 'brand', 'brand-secondary', 'success-soft', 'warning-soft', 'danger-soft', 'info-soft'];

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: end;
`;

const Colour = styled.span`
  width: 32px;
  height: 32px;
  border-radius: var(--radius-2);
`;

const Step = styled.span`
  height: 16px;
  border-radius: var(--radius-1);
  background: var(--color-brand);
`;

const To = ({ title, children }: { title: string; children: ReactNode }) => (
  <a href={docsOf(title)} target="_top">
    {children}
  </a>
);

function Foundation({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Tile>
      <TileText>
        <To title={`Foundations/${name}`}>{name}</To>
        <Row aria-hidden>{children}</Row>
      </TileText>
    </Tile>
  );
}

function Start() {
  return (
    <Guide
      title="Start here"
      lead={
        <>
          What a screen is made of, and where to find it. Widgets stand in groups by what one looks for; Ctrl-K searches
          by name. Each page says what its widget is for, when to take another one, its properties, the keys that it
          takes and the attributes that tell its state.
        </>
      }
    >
      <GuidePart title="I want to…">
        <ul>
          {WANTS.map(({ want, group, widgets }) => (
            <Line key={want}>
              <div>
                {want} <Muted>{group}</Muted>
              </div>
              <Row>
                {widgets.map((name) => (
                  <To key={name} title={`Widgets/${group}/${name}`}>
                    <Name>{name}</Name>
                  </To>
                ))}
              </Row>
            </Line>
          ))}
        </ul>
      </GuidePart>
      <GuidePart title="What it is drawn with">
        <Tiles $min="260px">
          <Foundation name="Colours">
            {COLOURS.map((name) => (
              <Colour key={name} style={{ background: `var(--color-${name})` }} />
            ))}
          </Foundation>
          <Foundation name="Typography">
            {scaleOf('text-').map(({ name }) => (
              <span key={name} style={{ fontSize: `var(${name})` }}>
                Aa
              </span>
            ))}
          </Foundation>
          <Foundation name="Space and shape">
            {scaleOf('space-').map(({ name }) => (
              <Step key={name} style={{ width: `var(${name})` }} />
            ))}
          </Foundation>
          <Foundation name="Icons">
            {ACTION_ICONS.slice(0, 8).map(({ name, Icon }) => (
              <Icon key={name} />
            ))}
          </Foundation>
        </Tiles>
      </GuidePart>
      <DoAndDont
        dos={[
          'Change language, theme, width, network, server and role in the toolbar: the last three act on screens.',
          'Look at a screen’s states under Screens, and at what people do under Flows.',
          'Begin a new state with its story; its test mounts that story.',
        ]}
        donts={[
          'Write a colour, a size or a currency into a screen: tokens and labels have them.',
          'Take a widget for what another one is for: its page names that one.',
        ]}
      />
    </Guide>
  );
}

const meta = preview.meta({ title: 'Start/How to find things', component: Start });

export const Playground = meta.story();
