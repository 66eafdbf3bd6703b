import type { Documentation } from 'react-docgen';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { convert, type DocgenInfo } from 'storybook/internal/docs-tools';

/** Returns the rows of a component's table of props: each type as it is written, each default. */
export function argTypesOf(component: { __docgenInfo?: Documentation }) {
  const props = Object.entries(component.__docgenInfo?.props ?? {});
  return Object.fromEntries(
    props.map(([name, prop]) => {
      const { description, required, tsType, defaultValue } = prop;
      const raw = tsType && 'raw' in tsType ? tsType.raw : undefined;
      const type = { required, ...convert(prop as DocgenInfo) };
      const table = { type: summaryOf(raw ?? tsType?.name), defaultValue: summaryOf(defaultValue?.value) };
      return [name, { name, description, type, table }];
    }),
  );
}

/** Whether a value can be written as JSON: it holds no function and no React element. */
const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? !('$$typeof' in value) && Object.values(value).every(isPlain)
    : typeof value !== 'function';

/** Gives a node a control for text, and no control to what cannot be typed: functions, elements, references. */
export const typedOnly: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name];
      const isText = typeof value === 'string' || argType.table?.type?.summary === 'ReactNode';
      const isOther = Object(argType.type).name === 'other';
      if (!isPlain(value) || (isOther && value === undefined && !isText)) return [name, { ...argType, control: false }];
      return [name, isOther && isText ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );

const summaryOf = (text: unknown) => (text === undefined ? undefined : { summary: String(text) });
