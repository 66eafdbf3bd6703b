import styled from 'styled-components';
import { Badge } from '../Badge';
import preview from '../stories/preview';
import { contrast } from './contrast';
import { LEAST_CONTRAST, SHAPE_PAIRS, TEXT_PAIRS } from './contrastPairs';
import { DoAndDont, Guide, GuidePart } from './guide/Guide';
import { Muted, Tile, Tiles, TileText } from './guide/Guide.styles';
import { dark, light, type ModeTokens } from './tokens';

type Kind = keyof typeof LEAST_CONTRAST;

const PAIRS = { text: TEXT_PAIRS, shape: SHAPE_PAIRS };

/** The measured ratio, written in the two colours that it measures. */
const Sample = styled.div`
  display: flex;
  justify-content: center;
  align-items: center;
  gap: var(--space-3);
  height: 56px;
  border-bottom: 1px solid var(--color-border);
  font-size: var(--text-lg);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Shape = styled.span`
  width: 48px;
  height: 24px;
  border: 2px solid;
  border-radius: var(--radius-2);
`;

interface PairProps {
  kind: Kind;
  mode: ModeTokens;
  front: keyof ModeTokens;
  back: keyof ModeTokens;
}

function PairTile({ kind, mode, front, back }: PairProps) {
  const ratio = contrast(mode[front], mode[back]);
  const isEnough = ratio >= LEAST_CONTRAST[kind];
  const drawn = { background: mode[back], color: kind === 'text' ? mode[front] : mode.text };
  return (
    <Tile>
      <Sample style={drawn}>
        {kind === 'shape' && <Shape style={{ color: mode[front] }} />}
        {ratio.toFixed(2)}
      </Sample>
      <TileText>
        <Muted>
          {front} on {back}
        </Muted>
        {!isEnough && <Badge tone="danger">Too little</Badge>}
      </TileText>
    </Tile>
  );
}

function Pairs({ kind, mode }: Pick<PairProps, 'kind' | 'mode'>) {
  return (
    <Tiles $min="132px">
      {PAIRS[kind].map(([front, back]) => (
        <PairTile key={`${front} ${back}`} kind={kind} mode={mode} front={front} back={back} />
      ))}
    </Tiles>
  );
}

function Contrast({ mode }: { mode: 'light' | 'dark' }) {
  const tokens = mode === 'light' ? light : dark;
  return (
    <Guide
      title={`Contrast, ${mode} mode`}
      lead={
        <>
          Measured here from the tokens, by the rule that the unit test applies: at least {LEAST_CONTRAST.text} for text
          and {LEAST_CONTRAST.shape} for what one must see of a control (WCAG 2.2, AA). Use no pair that is not on this
          page.
        </>
      }
    >
      <GuidePart title="Text">
        <Pairs kind="text" mode={tokens} />
      </GuidePart>
      <GuidePart title="Borders, icons, rings and shapes">
        <Pairs kind="shape" mode={tokens} />
      </GuidePart>
      <DoAndDont
        dos={[
          'Write soft colours’ own text on them: danger text on danger soft.',
          'Add a new pair to contrastPairs.ts first.',
        ]}
        donts={[
          'Lower the opacity of a text: what is measured here no longer holds.',
          'Write muted text on a state’s soft colour.',
        ]}
      />
    </Guide>
  );
}

const meta = preview.meta({ title: 'Foundations/Contrast', component: Contrast, args: { mode: 'light' } });

export const LightMode = meta.story();

export const DarkMode = meta.story({ args: { mode: 'dark' } });
