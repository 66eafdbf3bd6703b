import type { Documentation } from 'react-docgen';
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

const summaryOf = (text: unknown) => (text === undefined ? undefined : { summary: String(text) });
