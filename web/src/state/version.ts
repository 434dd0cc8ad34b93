/** The version of Tenfold that this build belongs to; vite.config.ts reads it from the Python package. */
export const VERSION = String(import.meta.env.TENFOLD_VERSION);
