/** What can be open over a table. */
export type Drawer = 'log' | 'menu' | 'moves' | 'rules' | 'talk' | null;
