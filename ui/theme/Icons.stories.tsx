import styled from 'styled-components';
import { Badge } from '../Badge';
import preview from '../stories/preview';
import type { Tone } from '../tone';
import { DoAndDont, Guide, GuidePart } from './guide/Guide';
import { Muted, Name, Tile, Tiles, TileText } from './guide/Guide.styles';
import { ACTION_ICONS, TONE_MEANINGS } from './guide/icons';

const Drawing = styled.div`
  display: grid;
  place-items: center;
  height: 64px;
  border-bottom: 1px solid var(--color-border);

  & > svg {
    width: 24px;
    height: 24px;
  }
`;

function Icons() {
  return (
    <Guide
      title="Icons"
      lead={
        <>
          Lucide, drawn in the colour of the text around them and a little larger than it. An icon helps who has seen it
          once; the word is for everybody.
        </>
      }
    >
      <GuidePart title="Actions">
        <Tiles $min="148px">
          {ACTION_ICONS.map(({ name, Icon, means }) => (
            <Tile key={name}>
              <Drawing>
                <Icon aria-hidden />
              </Drawing>
              <TileText>
                <span>{means}</span>
                <Muted as={Name}>{name}</Muted>
              </TileText>
            </Tile>
          ))}
        </Tiles>
      </GuidePart>
      <GuidePart title="Tones">
        <p>A tone brings its icon, so that no status is told by its colour alone (DESIGN rule 24).</p>
        <Tiles $min="148px">
          {(Object.keys(TONE_MEANINGS) as Tone[]).map((tone) => (
            <li key={tone}>
              <Badge tone={tone}>{TONE_MEANINGS[tone]}</Badge>
            </li>
          ))}
        </Tiles>
      </GuidePart>
      <DoAndDont
        dos={[
          'Name the row in an icon button: “Supprimer la dépense Transport du 12/11”.',
          'Keep the order of a row’s menu: the list’s own actions, history, edit, delete (DESIGN rule 7).',
        ]}
        donts={['Take another icon for a meaning that has one.', 'Put an icon alone where there is room for its word.']}
      />
    </Guide>
  );
}

const meta = preview.meta({ title: 'Foundations/Icons', component: Icons });

export const Playground = meta.story();
