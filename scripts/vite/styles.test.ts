import { expect, test } from 'vitest';
import { styles, withoutWords } from './styles.mjs';

const SHEET = `/** A card. */
export const Root = styled.div<{ $wide: boolean }>\`
  /* Why it is so. */
  padding: 0 \${({ $wide }) => ($wide ? 'var(--space-4)' : 0)};
  content: 'a  b';

  /* Two
     lines. */
  & > li {
    margin: 0 auto;
  }
\`;
`;

test('words and indents go; declarations, spaces inside them and expressions stay', () => {
  expect(withoutWords(SHEET).trim()).toBe(
    `export const Root = styled.div<{ $wide: boolean }>\`
padding: 0 \${({ $wide }) => ($wide ? 'var(--space-4)' : 0)};
content: 'a  b';
& > li {
margin: 0 auto;
}
\`;`,
  );
});

test('files of styles are taken, and no others', () => {
  const { id } = styles.transform.filter;
  expect(['/x/ui/Card/Card.styles.ts', '/x/ui/theme/GlobalStyle.ts'].every((file) => id.test(file))).toBe(true);
  expect(['/x/ui/Card/Card.tsx', '/x/app/styles.ts'].some((file) => id.test(file))).toBe(false);
});
