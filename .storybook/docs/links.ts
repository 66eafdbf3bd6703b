import { docsOf } from '../../ui/theme/guide/wants.ts';
import { citationsIn, ruleOf, rulesIn } from './citations.ts';

/** What texts may lead to: rules by their names, and pages by the names of widgets and of what they export. */
export interface Names {
  rules: readonly string[];
  titles: Readonly<Record<string, string>>;
}

/** Returns where a rule stands on the page of rules. */
export const anchorOf = (rule: string) =>
  rule
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

/**
 * Makes links of the rules and widgets that a text in Markdown names. A decision of `docs/adr` has no page, and a rule
 * does not lead to itself.
 */
export function linked(markdown: string, { rules, titles }: Names): string {
  const known = new Set(rules);
  const text = (plain: string, own: string | undefined) =>
    citationsIn(plain)
      .flatMap(({ places }) => places)
      .reduceRight((told, { name, start, end }) => {
        const rule = ruleOf(name, known);
        if (rule === null || rule === own) return told;
        const link = `[${told.slice(start, end)}](${docsOf('Start/Rules')}#${anchorOf(rule)})`;
        return told.slice(0, start) + link + told.slice(end);
      }, plain);
  const code = (quoted: string) => {
    const name = quoted.slice(1, -1);
    return Object.hasOwn(titles, name) ? `[${quoted}](${docsOf(titles[name] ?? '')})` : quoted;
  };
  return (
    markdown
      .replaceAll(/(?<=\S)\n(?=[^\s|#*-])/g, ' ')
      .split('\n')
      // What is a link already stays one.
      .map((line) => {
        const own = rulesIn(line)[0]?.name;
        const pieces = line.split(/(\[[^\]]*\]\([^)]*\)|`[^`]*`)/);
        // `Tab` is a key there, and no part of Tabs.
        const quoted = line.startsWith('Keys:') ? String : code;
        return pieces.map((piece, i) => (i % 2 === 0 ? text(piece, own) : quoted(piece))).join('');
      })
      .join('\n')
  );
}
