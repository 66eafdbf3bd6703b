/**
 * Removes the summaries of calls from a module of the contract: the API's documentation shows them, no page does.
 * @param {string} code that declares calls
 */
export const withoutSummaries = (code) =>
  code.replace(/^ +summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm, '');

/** A plugin of the build, for modules of the contract only. */
export const summaries = {
  name: 'summaries',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/\w+\.ts$/ },
    handler: (code) => ({ code: withoutSummaries(code), map: null }),
  },
};
