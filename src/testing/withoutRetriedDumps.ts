import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** Whether a query runs within `waitFor`, which repeats it. */
function isRepeated(): boolean {
  const config: { _disableExpensiveErrorDiagnostics?: boolean } & ReturnType<typeof getConfig> = getConfig();
  const { _disableExpensiveErrorDiagnostics: isQuick = false } = config;
  return isQuick;
}

// A query that finds nothing prints the whole page into its error, a tenth of the time that scripts of screen tests take.
// `waitFor` drops the errors of the queries it repeats, and adds the page itself once it gives up.
configure({
  getElementError: (message, container) =>
    isRepeated()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});
