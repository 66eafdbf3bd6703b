import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../Button';
import preview from '../stories/preview';
import { DoAndDont, Guide, GuidePart, TokenLine } from './guide/Guide';
import { scaleOf } from './guide/scaleOf';

const Track = styled.div`
  padding: var(--space-1);
  border-radius: var(--radius-2);
  background: var(--color-hover);
`;

const Runner = styled.div`
  width: 32px;
  height: 32px;
  border-radius: var(--radius-1);
  background: var(--color-brand);
  transition: margin ease-out;

  &[data-far] {
    margin-inline-start: calc(100% - 32px);
  }
`;

function Motion() {
  const [isFar, setFar] = useState(false);
  return (
    <Guide
      title="Motion"
      lead={
        <>
          Motion tells where something came from, and is over before one waits for it. Whoever asked their system for
          less motion gets none: every duration becomes nothing.
        </>
      }
    >
      <GuidePart title="Durations">
        <div>
          <Button variant="secondary" onClick={() => setFar(!isFar)}>
            Move
          </Button>
        </div>
        <ul>
          {scaleOf('motion-').map(({ name, value, purpose }) => (
            <TokenLine key={name} name={name} value={value} purpose={purpose}>
              <Track>
                <Runner data-far={isFar || undefined} style={{ transitionDuration: `var(${name})` }} />
              </Track>
            </TokenLine>
          ))}
        </ul>
      </GuidePart>
      <DoAndDont
        dos={['Move what a person has just set in motion.', 'Let a loader come after a second only (Spinner).']}
        donts={['Animate what is read, or a number that counts.', 'Make somebody wait for the end of a movement.']}
      />
    </Guide>
  );
}

const meta = preview.meta({ title: 'Foundations/Motion', component: Motion });

export const Playground = meta.story();
