import { addons } from 'storybook/manager-api';
import { BRAND } from './brand';
import { nameWithout } from './words';

addons.setConfig({
  theme: matchMedia('(prefers-color-scheme: dark)').matches ? BRAND.dark : BRAND.light,
  sidebar: { renderLabel: ({ name }) => nameWithout(name) },
});

/** The window is named after us. Storybook has no setting for that, and writes the words of `words.ts` into it. */
const rename = () => {
  const named = document.title.replace(/ · [^⋅]*(?= ⋅)/, '').replace(/Storybook$/, 'Comptoir');
  if (named !== document.title) document.title = named;
};
new MutationObserver(rename).observe(document.head, { childList: true, subtree: true, characterData: true });
rename();
