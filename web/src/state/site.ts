/** Whether these pages lie on a host of files: `make site` marks them. They never ask a server. */
export const isSite: boolean =
  typeof document !== 'undefined' && document.querySelector('meta[name="tenfold-site"]') !== null;
