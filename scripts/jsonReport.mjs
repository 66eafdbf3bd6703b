import { relative } from 'node:path';
import { JsonReporter } from 'vitest/node';
import { ROOT } from './install.mjs';

const place = ({ file, line, column }) => `    at ${relative(ROOT, file)}:${line}:${column}`;

/**
 * Vitest's JSON report, in which a failure names the lines that were written. By itself it names the lines of the code
 * that the browser got.
 */
export default class extends JsonReporter {
  onTestRunEnd(modules) {
    for (const test of modules.flatMap(({ children }) => [...children.allTests('failed')])) {
      for (const error of test.result().errors) {
        const [told = error.message] = error.stack?.split(/\n\s+at /) ?? [];
        error.stack = [told, ...(error.stacks ?? []).map(place)].join('\n');
      }
    }
    return super.onTestRunEnd(modules);
  }
}
