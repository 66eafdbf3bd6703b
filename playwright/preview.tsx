import { type ComponentType, createContext, type EffectCallback, type ReactNode, use, useEffect } from 'react';
import { inProvider } from '../.storybook/inProvider';
import type { Mode } from '../.storybook/mode';
import { initialGlobals } from '../.storybook/toolbar';

/*
 * Makes stories on the component-test page, which only needs a story with its arguments inside its decorators.
 * Storybook itself would load a megabyte for plays, docs and accessibility.
 */

type Values = Readonly<Record<string, unknown>>;

interface Given {
  args: Values;
  parameters: Values;
  globals: Values;
  viewMode: 'story';
}

interface Annotations {
  component?: ComponentType<Values>;
  args?: Values;
  parameters?: Values;
  globals?: Values;
  decorators?: Decorator | readonly Decorator[];
  beforeEach?: EffectCallback;
  render?: (args: Values, given: Given) => ReactNode;
}

type Decorator = (Story: ComponentType, given: Given) => ReactNode;

const Story = createContext<Given>({ args: {}, parameters: {}, globals: {}, viewMode: 'story' });

function decorated(Inner: ComponentType, decorate: Decorator): ComponentType {
  return function Decorated() {
    return decorate(Inner, use(Story));
  };
}

function compose(meta: Annotations, story: Annotations): ComponentType<Values> {
  const Component = story.component ?? meta.component;
  const render = story.render ?? meta.render ?? ((args) => Component && <Component {...args} />);
  const parameters = { ...meta.parameters, ...story.parameters };
  const globals = { ...initialGlobals, ...meta.globals, ...story.globals };
  function Bare() {
    const given = use(Story);
    return render(given.args, given);
  }
  const decorators = [story.decorators ?? [], meta.decorators ?? [], inProvider as Decorator].flat();
  const Whole = decorators.reduce(decorated, Bare);
  return function Composed(props) {
    useEffect(() => story.beforeEach?.(), []);
    const args = { ...meta.args, ...story.args, ...props };
    return (
      <Story value={{ args, parameters, globals, viewMode: 'story' }}>
        <Whole />
      </Story>
    );
  };
}

/** Returns a story with more annotations, as Storybook's `extend` does. */
function extended(story: Annotations, more: Annotations): Annotations {
  const both = (name: 'args' | 'parameters' | 'globals') => ({ ...story[name], ...more[name] });
  return {
    ...story,
    ...more,
    args: both('args'),
    parameters: both('parameters'),
    globals: both('globals'),
    decorators: [story.decorators ?? [], more.decorators ?? []].flat(),
  };
}

function storyOf(meta: Annotations, input: Annotations) {
  const inMode = (globals: Partial<Mode>) => compose(meta, extended(input, { globals }));
  return {
    input,
    Component: compose(meta, input),
    English: inMode({ lang: 'en' }),
    Dark: inMode({ theme: 'dark' }),
    extend: (more: Annotations) => storyOf(meta, extended(input, more)),
  };
}

const preview = { meta: (meta: Annotations) => ({ story: (input: Annotations = {}) => storyOf(meta, input) }) };
export default preview;
