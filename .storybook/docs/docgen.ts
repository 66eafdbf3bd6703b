import {
  builtinImporters,
  builtinResolvers,
  type Documentation,
  defaultHandlers,
  ERROR_CODES,
  type Handler,
  type Importer,
  type NodePath,
  parse,
  utils,
} from 'react-docgen';
import type { Plugin } from 'vite';
import { linked } from './links.ts';
import { allNames } from './names.ts';

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
/** Reads no package: types that widgets share are theirs. */
const importer: Importer = (path, ...rest) =>
  path.node.source?.value.startsWith('.') ? builtinImporters.fsImporter(path, ...rest) : null;

const textOf = (path: NodePath) => utils.printValue(path).replaceAll(/\s+/g, ' ');

/** Returns the object patterns in which a component takes its props apart: its parameter's, or its lines'. */
function patternsOf(component: NodePath): NodePath[] {
  if (!component.isFunction()) return [];
  const [parameter] = component.get('params');
  const body = component.get('body');
  if (parameter?.isObjectPattern()) return [parameter];
  if (!parameter?.isIdentifier() || !body.isBlockStatement()) return [];
  const { name } = parameter.node;
  return body
    .get('body')
    .flatMap((line) => (line.isVariableDeclaration() ? line.get('declarations') : []))
    .filter((line) => (line.get('init') as NodePath).isIdentifier({ name }))
    .map((line) => line.get('id') as NodePath);
}

/** Returns a component and those to which it passes on its other props, as `<OpenModal {...rest} />`. */
function withInner(component: NodePath, outer: readonly NodePath[] = []): NodePath[] {
  const known = [...outer, component];
  const inner: NodePath[] = [];
  component.traverse({
    JSXSpreadAttribute({ parentPath, scope }) {
      const tag = parentPath.get('name') as NodePath;
      const binding = tag.isJSXIdentifier() && scope.getBinding(tag.node.name);
      if (!binding || !/Import|Function/.test(binding.path.type)) return;
      inner.push(utils.resolveToValue(binding.path.get(binding.kind === 'module' ? 'local' : 'id') as NodePath));
    },
  });
  const next = inner.filter((path) => path.isFunction() && known.every(({ node }) => node !== path.node));
  return [component, ...next.flatMap((path) => withInner(path, known))];
}

/**
 * Adds what react-docgen leaves out: the text of a type that it does not know, and defaults below the parameter or in
 * an inner component.
 */
const asWritten: Handler = (documentation, component) => {
  const declared = new Set<string>();
  for (const type of utils.getTypeFromReactComponent(component)) {
    utils.applyToTypeProperties(
      documentation,
      type,
      (property) => {
        const name = property.isTSPropertySignature() && utils.getPropertyName(property);
        if (!name) return;
        declared.add(name);
        const { tsType } = documentation.getPropDescriptor(name);
        if (tsType?.name === 'unknown') tsType.raw = textOf(property.get('typeAnnotation.typeAnnotation') as NodePath);
      },
      null,
    );
  }
  for (const pattern of withInner(component).flatMap(patternsOf)) {
    if (!pattern.isObjectPattern()) continue;
    for (const property of pattern.get('properties')) {
      const name = property.isObjectProperty() && utils.getPropertyName(property);
      const value = property.get('value') as NodePath;
      if (!name || !declared.has(name) || !value.isAssignmentPattern()) continue;
      documentation.getPropDescriptor(name).defaultValue ??= { value: textOf(value.get('right')), computed: false };
    }
  }
};

/** Returns the components that a file exports, with the comments, types and defaults of their props. */
export function componentsIn(source: string, filename: string): Documentation[] {
  try {
    return parse(source, { filename, resolver, importer, handlers: [...defaultHandlers, asWritten] });
  } catch (error) {
    if ((error as { code?: string }).code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

const withLinks = (key: string, value: unknown) =>
  key === 'description' && typeof value === 'string' ? linked(value, allNames()) : value;

/** Gives each component of the widgets its documentation. Storybook's own plugin takes no handlers. */
export const docgen: Plugin = {
  name: 'docgen',
  enforce: 'pre',
  transform: {
    filter: { id: /\/ui\/[A-Z]\w+\/\w+\.tsx$/ },
    handler(source, id) {
      const described = componentsIn(source, id)
        .filter(({ displayName }) => new RegExp(`\\b(?:function|const) ${displayName}\\b`).test(source))
        .map((component) => `;${component.displayName}.__docgenInfo=${JSON.stringify(component, withLinks)}`);
      return { code: source + described.join(''), map: null };
    },
  },
};
