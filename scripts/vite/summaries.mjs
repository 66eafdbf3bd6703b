/**
 * A module of the contract without what its calls say of themselves: the API's document shows it, no page does.
 * @param {string} code that declares calls
 */
export const withoutSummaries = (code) =>
  code.replace(/^ +summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm, '');

/** A plugin of the build: no other file is touched. */
export const summaries = {
  name: 'summaries',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/\w+\.ts$/ },
    handler: (code) => ({ code: withoutSummaries(code), map: null }),
  },
};
