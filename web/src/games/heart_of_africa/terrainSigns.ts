/** The little signs of the land, each drawn from its place. */

export const SIGNS: Record<string, string> = {
  desert: 'm-11 3q5 -6 10 -1q3 -4 8 0m-12 4h.1m5 -1h.1m6 1h.1',
  jungle: 'm0 7v-6m0 1c-9 0 -8 -9 -2 -8c1 -5 8 -3 6 1c5 1 3 7 -4 7m-9 5v-4c-4 0 -3 -5 0 -5',
  mountain: 'm-11 6l8 -12l8 12m-4 -6l3 -4l6 10m-17 -4l2 3m3 -3l-1 4',
};
