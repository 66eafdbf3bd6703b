/**
 * Removes comments and indents from the style sheets of a module. A minifier leaves them in templates, and they are a
 * hundredth of what is sent. Each declaration keeps its line.
 * @param {string} code of a file that holds style sheets and little else
 */
export const withoutWords = (code) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\n\s+/g, '\n');

/** A plugin of the build, for files of styles only. */
export const styles = {
  name: 'styles',
  enforce: 'pre',
  transform: {
    filter: { id: /(\.styles|GlobalStyle)\.ts$/ },
    handler: (code) => ({ code: withoutWords(code), map: null }),
  },
};
