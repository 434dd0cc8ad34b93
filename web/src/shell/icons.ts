/** Small line drawings for controls, all by one pen. */
export const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  log: 'M6 4h9l3 3v13H6zM9 10h6M9 13.5h6M9 17h4',
  undo: 'M9 7L4.5 11.5 9 16M5 11.5h8.5a5 5 0 0 1 0 10H11',
  hint: 'M12 3.5a6 6 0 0 0-3.4 11c.6.5.9 1 .9 1.8V17h5v-.7c0-.8.3-1.3.9-1.8A6 6 0 0 0 12 3.5zM10 20.2h4',
  share: 'M12 14V4M8 7.5L12 3.5l4 4M6 11v9h12v-9',
  close: 'M6 6l12 12M18 6L6 18',
  first: 'M6 5v14M18 5l-7 7 7 7',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  last: 'M18 5v14M6 5l7 7-7 7',
  play: 'M8 5l10 7-10 7z',
  pause: 'M8 5v14M16 5v14',
  moves: 'M5 6h2M10 6h9M5 12h2M10 12h9M5 18h2M10 18h9',
  rules: 'M4 5.5c3-1 5.5-.8 8 1 2.5-1.8 5-2 8-1v13c-3-1-5.5-.8-8 1-2.5-1.8-5-2-8-1zM12 6.500v13',
  settings: 'M4 7h8M18 7h2M12 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 17h2M12 17h8M6 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  grow: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  shrink: 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
  screen: 'M3 5h18v11H3zM8 20h8M12 16v4',
  copy: 'M9 9h10v11H9zM6 15H5V4h10v2',
  chat: 'M4 5h16v11H11l-4.5 4V16H4z',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  person: 'M12 4.500a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM5 20c.6-4 3.3-6 7-6s6.4 2 7 6',
} as const;

export type IconName = keyof typeof PATHS;
