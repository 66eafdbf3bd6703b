import styled from 'styled-components';
import preview from '../stories/preview';
import { DoAndDont, Guide, GuidePart } from './guide/Guide';
import { Muted, Name } from './guide/Guide.styles';
import { scaleOf } from './guide/scaleOf';

const STEP = 68;

const Pile = styled.ol`
  position: relative;
  isolation: isolate;
`;

const Plate = styled.li`
  position: absolute;
  display: grid;
  align-content: start;
  gap: var(--space-1);
  width: min(60%, 420px);
  height: 104px;
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-input-border);
  border-radius: var(--radius-3);
  background: var(--color-raised);
  box-shadow: var(--shadow-1);
  line-height: 1.2;
`;

function Layers() {
  const layers = scaleOf('z-').sort((a, b) => Number(a.value) - Number(b.value));
  return (
    <Guide
      title="Layers"
      lead="What lies above what. Each plate has its token as z-index: the picture is true as long as the tokens are."
    >
      <GuidePart title="From the page to the tooltip">
        <Pile style={{ height: `${layers.length * STEP + 48}px` }}>
          {layers.map(({ name, value, purpose }, index) => (
            <Plate key={name} style={{ zIndex: `var(${name})`, top: index * STEP, left: `${index * 6}%` }}>
              <span>
                <Name>{name}</Name> <Muted>{value}</Muted>
              </span>
              <Muted>{purpose}</Muted>
            </Plate>
          ))}
        </Pile>
      </GuidePart>
      <DoAndDont
        dos={[
          'Take a token; between two of one layer the later in the document wins.',
          'Open a menu in a dialog as anywhere: menus lie above dialogs.',
        ]}
        donts={[
          'Write a number.',
          'Use the native dialog: nothing can lie above it, and toasts must (DESIGN rule 26).',
        ]}
      />
    </Guide>
  );
}

const meta = preview.meta({ title: 'Foundations/Layers', component: Layers });

export const Playground = meta.story();
